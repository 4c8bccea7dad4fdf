import type { WorkLine } from '@schakel/domain/calls'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** What a line is known by: an item may stand in the list for two reasons. */
export function nameOfLine({ why, item }: WorkLine): string {
  return `${why} ${item._id}`
}

const steps: ReadonlyMap<string, number> = new Map(Object.entries({ j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }))
const letters = ['x', 'e', 's', 'r', 'h']
/** After `g` the next letter goes to a screen, ms. */
const GOING_MS = 1200

/**
 * The keyboard of the list: one line is active and has the only stop of Tab; j, k and the arrows walk, Home and End go to the ends, and a
 * letter presses its button of that letter (`data-key`). When it goes, the one that takes its place is next.
 */
export function useWorkKeys(
  lines: readonly WorkLine[],
  list: RefObject<HTMLElement | null>,
  onNothing: (letter: string) => void,
) {
  const [active, setActive] = useState({ name: '', index: 0 })
  const going = useRef(0)
  const found = lines.findIndex((line) => nameOfLine(line) === active.name)
  const index = found >= 0 ? found : Math.min(active.index, Math.max(0, lines.length - 1))
  const current = lines[index]
  const name = current && nameOfLine(current)
  // The line that had the keyboard has gone: the next one gets it, unless somebody went elsewhere.
  const wasHere = useRef(false)
  useEffect(() => {
    if (name !== undefined && wasHere.current && document.activeElement === document.body) focusOn(list.current, name)
  }, [name, list])

  const go = (to: number) => {
    const line = lines[Math.min(lines.length - 1, Math.max(0, to))]
    if (line) focusOn(list.current, nameOfLine(line))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp, target } = event
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return
    const isGoing = timeStamp - going.current < GOING_MS
    going.current = key === 'g' ? timeStamp : 0
    const step = steps.get(key)
    // A letter after `g` is for going to a screen; a menu has keys of its own.
    if (isGoing || !(target instanceof HTMLElement) || target.closest('[role="menu"]')) return
    if (step !== undefined) go(index + step)
    else if (key === 'Home') go(0)
    else if (key === 'End') go(lines.length - 1)
    else if (key === 'o' && name !== undefined) linkOf(list.current, name)?.click()
    else if (letters.includes(key) && name !== undefined) press(list.current, name, key, onNothing)
    else return
    event.preventDefault()
  }
  return {
    active: name,
    onKeyDown,
    onFocus: (line: WorkLine) => {
      wasHere.current = true
      setActive({ name: nameOfLine(line), index: lines.indexOf(line) })
    },
    onBlur: (isOutside: boolean) => {
      if (isOutside) wasHere.current = false
    },
  }
}

function linkOf(list: HTMLElement | null, name: string): HTMLElement | undefined {
  const links = list?.querySelectorAll<HTMLElement>('[data-line]') ?? []
  return [...links].find((link) => link.dataset.line === name)
}

function focusOn(list: HTMLElement | null, name: string): void {
  linkOf(list, name)?.focus()
}

function press(list: HTMLElement | null, name: string, letter: string, onNothing: (letter: string) => void): void {
  const row = linkOf(list, name)?.closest('li')
  const button = row?.querySelector<HTMLButtonElement>(`button[data-key~="${letter}"]`)
  if (button) button.click()
  else onNothing(letter)
}
