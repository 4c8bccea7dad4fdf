import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { textIn } from '../../entities/items/read.ts'
import { creatableBy } from '../../entities/items/useRights.ts'
import { closePalette, openPalette, paletteRequests } from '../../entities/openers/openPalette.ts'
import { rememberRecent } from '../../entities/viewer/recent.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useEarlyTyping } from '../../features/search/useEarlyTyping.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { useScreenCommands } from '../../ui/screenCommands.ts'
import { undoNewest } from '../../ui/standingUndo.ts'
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

/**
 * Stands once in the layout: Ctrl or Cmd K opens the palette, `c` what can be made, Ctrl or Cmd Z takes back what the newest message offers,
 * and the items that one looks at are remembered for the palette.
 */
export function PaletteHost() {
  const { t } = useTranslation('shortcuts')
  const { _id, kind } = useViewer()
  const router = useRouter()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const peeked = useRouterState({ select: ({ location }) => textIn(location.search, 'peek') })
  const item = itemAt(pathname)
  const request = useSyncExternalStore(paletteRequests.subscribe, paletteRequests.now)
  const isOpen = request !== undefined
  const [typed, setTyped] = useState('')
  useEarlyTyping(isOpen, setTyped)

  useEffect(() => {
    if (item) rememberRecent(_id, item)
  }, [_id, item])
  useEffect(() => {
    const timer = setTimeout(Palette.preload, FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  useScreenCommands(
    [
      { label: t('keys.palette'), keys: ['Mod+k'], isAlways: true, run: toggle },
      // What it takes back says whether that waits for the connection.
      { label: t('keys.undo'), keys: ['Mod+z'], isKeysOnly: true, run: undoNewest },
      ...(creatableBy(kind).length > 0
        ? [{ label: t('keys.create'), keys: ['c'], writes: 'now' as const, run: () => openPalette({ only: 'create' }) }]
        : []),
    ],
    'everywhere',
  )
  useEffect(() => {
    if (!isOpen) setTyped('')
  }, [isOpen])
  // Whoever goes on by the browser leaves it behind.
  useEffect(() => router.subscribe('onBeforeNavigate', closePalette), [router])
  useEffect(() => closePalette, [])

  if (!request) return null
  return <Palette item={request.item ?? item ?? peeked} only={request.only} typed={typed} onType={setTyped} />
}

function toggle(): boolean {
  if (paletteRequests.now()) closePalette()
  // What stands open keeps what is typed in it; two dialogs over each other help nobody.
  else if (!document.querySelector('[role="dialog"]')) openPalette()
  return true
}
