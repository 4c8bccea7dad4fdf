import type { WorkLine } from '@schakel/domain/calls'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ViewerUser } from '../../api/types.ts'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { rightsOf } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { type ScreenCommand, useScreenCommands } from '../../ui/screenCommands.ts'

/** What a line is known by: an item may stand in the list for two reasons. */
export function nameOfLine({ why, item }: WorkLine): string {
  return `${why} ${item._id}`
}

/**
 * The keyboard of the list: one line is active and has the only stop of Tab; j, k and the arrows walk, Home and End go to the ends, and a
 * letter presses its button of that letter (`data-key`). When it goes, the one that takes its place is next.
 */
export function useWorkKeys(lines: readonly WorkLine[], list: RefObject<HTMLElement | null>, onNothing: () => void) {
  const { t } = useTranslation('work')
  const common = useTranslation('common')
  const viewer = useViewer()
  const [active, setActive] = useState({ name: '', index: 0 })
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
  const isHere = () => list.current?.contains(document.activeElement) === true
  const inList = (label: string, keys: readonly string[], run: (key: string) => unknown): ScreenCommand => ({
    label,
    keys,
    isKeysOnly: true,
    run: (key) => (name !== undefined && isHere() ? run(key) : false),
  })
  // The first press brings the keyboard to the list.
  const walk = (label: string, keys: readonly string[], by: 1 | -1): ScreenCommand => ({
    label,
    keys,
    isKeysOnly: true,
    run(key) {
      if (isHere()) go(index + by)
      else if (key.length === 1 && name !== undefined) focusOn(list.current, name)
      else return false
    },
  })
  const pressed = (label: string, keys: readonly string[]) =>
    inList(label, keys, (key) => name !== undefined && press(list.current, name, key, onNothing))
  useScreenCommands([
    walk(t('keys.down'), ['j', 'ArrowDown'], 1),
    walk(t('keys.up'), ['k', 'ArrowUp'], -1),
    inList(t('keys.ends'), ['Home', 'End'], (key) => go(key === 'Home' ? 0 : lines.length - 1)),
    inList(t('keys.open'), ['o'], () => name !== undefined && linkOf(list.current, name)?.click()),
    pressed(t('tick'), ['x']),
    { ...inList(common.t('edit'), ['e'], () => edit(viewer, current)), writes: 'now' },
    pressed(t('keys.aside'), ['s']),
    pressed(t('remind'), ['r']),
    pressed(t('keys.handOver'), ['h']),
  ])
  return {
    active: name,
    onFocus: (line: WorkLine) => {
      wasHere.current = true
      setActive({ name: nameOfLine(line), index: lines.indexOf(line) })
    },
    onBlur: (isOutside: boolean) => {
      if (isOutside) wasHere.current = false
    },
  }
}

/** As `e` does in lists and on cards: the form, where there is something in it to write. */
function edit(viewer: ViewerUser, line: WorkLine | undefined): boolean {
  if (!line || !rightsOf(viewer, line.item).edit) return false
  openItemForm({ item: { _id: line.item._id } })
  return true
}

function linkOf(list: HTMLElement | null, name: string): HTMLElement | undefined {
  const links = list?.querySelectorAll<HTMLElement>('[data-line]') ?? []
  return [...links].find((link) => link.dataset.line === name)
}

function focusOn(list: HTMLElement | null, name: string): void {
  linkOf(list, name)?.focus()
}

function press(list: HTMLElement | null, name: string, letter: string, onNothing: () => void): void {
  const row = linkOf(list, name)?.closest('li')
  const button = row?.querySelector<HTMLButtonElement>(`button[data-key~="${letter}"]`)
  if (button) button.click()
  else onNothing()
}
