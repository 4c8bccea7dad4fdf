import { useNavigate } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { closeShortcuts, openShortcuts, shortcutRequests } from '../../entities/openers/openShortcuts.ts'
import { destinationsOf } from '../../entities/screens/screens.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { translate } from '../../texts/languageFiles.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { lazyPart } from '../../ui/lazyPart.ts'
import { useScreenCommands } from '../../ui/screenCommands.ts'

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog.tsx'))

/** Stands once in the layout: two letters lead to screens, and `?` shows which keys there are. */
export function ShortcutsHost() {
  const { t } = useTranslation('shortcuts')
  const { kind } = useViewer()
  const navigate = useNavigate()
  const isOpen = useSyncExternalStore(shortcutRequests.subscribe, shortcutRequests.now)
  useScreenCommands(
    destinationsOf(kind).flatMap(({ title, keys, to }) =>
      keys ? [{ label: translate(title), keys: [keys], run: () => void navigate({ to }) }] : [],
    ),
    'going',
  )
  useScreenCommands([{ label: t('keys.help'), keys: ['?'], run: openShortcuts }], 'everywhere')
  useEffect(() => closeShortcuts, [])
  if (!isOpen) return null
  return <ShortcutsDialog />
}
