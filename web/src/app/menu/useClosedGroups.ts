import { arrayOf } from '@schakel/domain'
import { useState } from 'react'
import { useViewer } from '../../entities/viewer/viewer.tsx'

function readClosed(key: string): readonly string[] {
  try {
    return arrayOf(JSON.parse(localStorage.getItem(key) ?? '[]')).filter((name) => typeof name === 'string')
  } catch {
    // What cannot be read is as if nothing was kept.
    return []
  }
}

/** The headings of the menu that this person keeps folded in this browser, and how to fold one or open it. */
export function useClosedGroups(): readonly [readonly string[], (group: string, isOpen: boolean) => void] {
  const key = `schakel.menu.${useViewer()._id}`
  const [closed, setClosed] = useState(() => readClosed(key))
  const set = (group: string, isOpen: boolean) => {
    const next = [...closed.filter((one) => one !== group), ...(isOpen ? [] : [group])]
    setClosed(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing shows it for now.
    }
  }
  return [closed, set]
}
