import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { closePalette, openPalette, paletteRequests } from '../../entities/openers/openPalette.ts'
import { rememberRecent } from '../../entities/viewer/recent.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useEarlyTyping } from '../../features/search/useEarlyTyping.ts'
import type { Locale } from '../../texts/locale.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { cardIdOf, spaceIdOf } from '../cardId.ts'

const Palette = lazyPart(() => import('./Palette.tsx'))

/** When the screen has come to rest its code is fetched, so that it opens at once, ms. */
const FETCH_AFTER_MS = 4000

/** The item whose page this address is, if it is one. */
export function itemAt(pathname: string): string | undefined {
  const path = pathname.replace(/^\/en(?=\/)/, '')
  if (path.startsWith('/card/')) return cardIdOf(path.slice('/card/'.length))
  return path.startsWith('/space/') ? spaceIdOf(path.slice('/space/'.length)) : undefined
}

interface PaletteHostProps {
  readonly onLocale: (locale: Locale) => void
}

/** Stands once in the layout: Ctrl or Cmd K opens the palette, and the items that one looks at are remembered for it. */
export function PaletteHost({ onLocale }: PaletteHostProps) {
  const { _id } = useViewer()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const item = itemAt(pathname)
  const isOpen = useSyncExternalStore(paletteRequests.subscribe, paletteRequests.now)
  const [typed, setTyped] = useState('')
  useEarlyTyping(isOpen, setTyped)

  useEffect(() => {
    if (item) rememberRecent(_id, item)
  }, [_id, item])
  useEffect(() => {
    const timer = setTimeout(Palette.preload, FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (event.defaultPrevented) return
      event.preventDefault()
      if (paletteRequests.now()) {
        closePalette()
        return
      }
      // What stands open keeps what is typed in it; two dialogs over each other help nobody.
      if (document.querySelector('[role="dialog"]')) return
      openPalette()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  useEffect(() => {
    if (!isOpen) setTyped('')
  }, [isOpen])
  // Whoever goes on by the browser leaves it behind.
  useEffect(() => router.subscribe('onBeforeNavigate', closePalette), [router])
  useEffect(() => closePalette, [])

  if (!isOpen) return null
  return <Palette item={item} typed={typed} onType={setTyped} onLocale={onLocale} />
}
