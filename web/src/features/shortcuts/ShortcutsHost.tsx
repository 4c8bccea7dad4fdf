import { useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { closeShortcuts, openShortcuts, shortcutRequests } from '../../entities/openers/openShortcuts.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { reachHere } from './hereKeys.ts'
import { destinationsOf } from './shortcuts.ts'
import { useLetters } from './useLetters.ts'

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'))

/** Stands once in the layout: two letters lead to screens, one reaches a control of this one, and `?` shows which keys there are. */
export function ShortcutsHost() {
  const { kind } = useViewer()
  const navigate = useNavigate()
  const isOpen = useSyncExternalStore(shortcutRequests.subscribe, shortcutRequests.now)
  useLetters((letters) => {
    const [first = '', second] = letters
    if (letters.length === 1) {
      if (first === '?') openShortcuts()
      return first === '?' || reachHere(first)
    }
    const wanted = destinationsOf(kind).find(({ keys }) => keys?.[0] === first && keys?.[1] === second)
    if (wanted) void navigate({ to: wanted.to })
    return wanted !== undefined
  })
  useEffect(() => closeShortcuts, [])
  if (!isOpen) return null
  return <ShortcutsDialog />
}
