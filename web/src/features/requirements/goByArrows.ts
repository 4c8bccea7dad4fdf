import type { KeyboardEvent } from 'react'

const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** From the text of a row to that of the next one, also of another group. */
export function goByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps.get(event.key)
  const all = event.currentTarget.closest('[data-rows]')?.querySelectorAll<HTMLElement>('[data-row]')
  if (step === undefined || !all) return
  const texts = [...all]
  const next = texts[texts.indexOf(event.currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
