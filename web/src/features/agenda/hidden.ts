import { useState } from 'react'

const PREFIX = 'schakel.agenda'
/** More than one ever hides: what is kept of calendars that are gone pushes nothing out. */
const KEPT = 50

/** What somebody switched off in their agenda, kinds and calendars, as this browser remembers it. */
function hiddenOf(viewer: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`${PREFIX}.${viewer}`) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string').slice(-KEPT) : []
  } catch {
    return []
  }
}

/** What somebody switched off, and how to switch something off or on again. */
export function useHidden(viewer: string): readonly [readonly string[], (name: string) => void] {
  const [hidden, setHidden] = useState(() => hiddenOf(viewer))
  const toggle = (name: string) => {
    const next = hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]
    setHidden(next)
    try {
      localStorage.setItem(`${PREFIX}.${viewer}`, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing shows it for now.
    }
  }
  return [hidden, toggle]
}
