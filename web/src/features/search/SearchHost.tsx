import { useEffect, useState } from 'react'
import { isComposing } from '../../ui/composing.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { useEarlyTyping } from './useEarlyTyping.ts'

const SearchDrawer = lazyPart(() => import('./SearchDrawer.tsx'))

/** Fetches the drawer before it is asked for. */
export const prefetchSearch = SearchDrawer.preload

interface SearchHostProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Holds the search drawer, and what is typed for it while it is still being fetched. */
export function SearchHost({ opened, onClose }: SearchHostProps) {
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  useEarlyTyping(opened, setTyped)
  useEffect(() => {
    if (!opened) return
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && !isComposing(event) && onClose()
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [opened, onClose])
  if (!wanted) return null
  return <SearchDrawer opened={opened} typed={typed} onType={setTyped} onClose={onClose} />
}
