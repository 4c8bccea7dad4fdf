import { arrayOf } from '@schakel/domain'
import { useState } from 'react'

/** More than one ever keeps: names of what is gone push nothing out. */
const KEPT = 50

function namesAt(key: string): readonly string[] {
  try {
    return arrayOf(JSON.parse(localStorage.getItem(key) ?? '[]'))
      .filter((name) => typeof name === 'string')
      .slice(-KEPT)
  } catch {
    // What cannot be read is as if nothing was kept.
    return []
  }
}

/** Names that this browser keeps under a key, and how to keep one or let it go. */
export function useKeptNames(key: string): readonly [readonly string[], (name: string, isKept: boolean) => void] {
  const [last, setLast] = useState(() => ({ key, names: namesAt(key) }))
  const names = last.key === key ? last.names : namesAt(key)
  const set = (name: string, isKept: boolean) => {
    const next = [...names.filter((one) => one !== name), ...(isKept ? [name] : [])]
    setLast({ key, names: next })
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing shows it for now.
    }
  }
  return [names, set]
}
