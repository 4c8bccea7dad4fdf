import { type KeyboardEvent, useState } from 'react'

const leaving: readonly string[] = ['Tab', 'ArrowUp', 'ArrowDown']

/**
 * Whether the details of a row are open. What it lacks opens them; they stay open while one fills that in, until one closes them or
 * leaves the row by keyboard: what a pointer presses elsewhere must not move away below it.
 */
export function useDetailOpen(isAsked: boolean) {
  const [opened, setOpened] = useState<'asked' | 'wanted' | undefined>(isAsked ? 'asked' : undefined)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked && !opened) setOpened('asked')
  }
  const closeAsked = () => setOpened((now) => (now === 'asked' ? undefined : now))
  return {
    isOpen: opened !== undefined,
    open: () => setOpened('wanted'),
    toggle: () => setOpened(opened ? undefined : 'wanted'),
    closeAsked,
    onKeyDown: ({ key, currentTarget: row }: KeyboardEvent) => {
      if (isAsked || !leaving.includes(key)) return
      // By the next turn the key has led where it leads.
      setTimeout(() => row.contains(document.activeElement) || closeAsked(), 0)
    },
  }
}
