import { arrayOf, type TypeName } from '@schakel/domain'
import { useState } from 'react'
import { useViewer } from '../../../entities/viewer/viewer.tsx'

function readClosed(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return arrayOf(kept).filter((name) => typeof name === 'string')
  } catch {
    // What cannot be read is as if nothing was kept.
    return []
  }
}

/** The columns of the board of a type that this person keeps folded in this browser, and how to fold one or open it. */
export function useClosedColumns(type: TypeName): readonly [readonly string[], (status: string) => void] {
  const { _id } = useViewer()
  const key = `schakel.board.${_id}.${type}`
  const [held, setHeld] = useState(() => ({ key, closed: readClosed(key) }))
  const closed = held.key === key ? held.closed : readClosed(key)
  const toggle = (status: string) => {
    const next = closed.includes(status) ? closed.filter((one) => one !== status) : [...closed, status]
    setHeld({ key, closed: next })
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing shows it for now.
    }
  }
  return [closed, toggle]
}
