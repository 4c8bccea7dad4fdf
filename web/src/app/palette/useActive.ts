import { useState } from 'react'
import type { Command } from './commands.ts'

const PAGE = 6

/**
 * Which of the commands Enter does, and to which a key leads. It is known by its id: what arrives later above it changes nothing of that.
 * Until a key or the pointer says otherwise it is the first that one saw for what is typed.
 */
export function useActive(all: readonly Command[], typed: string) {
  const [active, setActive] = useState<{ readonly typed: string; readonly id: string }>()
  const kept = active?.typed === typed ? all.findIndex(({ id }) => id === active.id) : -1
  const [first] = all
  // What the server found comes last, and only as long as nothing else fits; the best of it is the one that is meant.
  if (kept < 0 && first && !first.isFound) setActive({ typed, id: first.id })
  const at = Math.max(0, kept)
  const last = Math.max(0, all.length - 1)
  const moves: ReadonlyMap<string, number> = new Map(
    Object.entries({
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      PageDown: Math.min(at + PAGE, last),
      PageUp: Math.max(at - PAGE, 0),
    }),
  )
  return {
    at,
    moves,
    point(index: number) {
      const id = all[index]?.id
      if (id !== undefined) setActive({ typed, id })
    },
  }
}
