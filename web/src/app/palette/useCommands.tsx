import { IconArrowRight, IconKeyboard, IconLink, IconRoute } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { useSearchTypes } from '../../entities/items/TypeFilter.tsx'
import { creatableBy } from '../../entities/items/useRights.ts'
import { openShortcuts } from '../../entities/openers/openShortcuts.ts'
import { destinationsOf } from '../../entities/screens/screens.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { takeTour } from '../../features/tour/takeTour.ts'
import { inText, useWords } from '../../texts/i18n.ts'
import { translate } from '../../texts/languageFiles.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { screenIcons } from '../menu/screenIcons.tsx'
import { useUserSections } from '../menu/useUserSections.tsx'
import type { Command, CommandGroup } from './commands.ts'

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** What the palette can do wherever one is: go to a screen, make something, and what the user menu offers. */
export function useCommands(): readonly CommandGroup[] {
  const { t } = useTranslation('palette')
  return [
    { name: 'screens', title: t('screens'), commands: useScreens() },
    { name: 'create', title: t('create'), commands: useCreateCommands() },
    { name: 'more', title: t('more'), commands: [...useMenuCommands(), ...useOtherCommands()] },
  ]
}

/** The screens, one's own organisation, and the list of each type. */
function useScreens(): readonly Command[] {
  const { t } = useTranslation('palette')
  const layout = useTranslation('layout')
  const words = useWords()
  const { kind, organisation: home } = useViewer()
  const navigate = useNavigate()
  const types = useSearchTypes()
  return [
    ...destinationsOf(kind).map(({ name, title, keys, to }) => ({
      id: `go-${name}`,
      label: translate(title),
      icon: screenIcons[name] ?? <IconArrowRight {...icon} />,
      ...(keys ? { keys: keys.toUpperCase().split(' ') } : {}),
      run: () => void navigate({ to }),
    })),
    ...(home
      ? [
          {
            id: 'go-home',
            label: home.name,
            hint: layout.t('organisation'),
            words: layout.t('organisation'),
            icon: <IconArrowRight {...icon} />,
            run: () => void navigate({ to: '/card/$', params: { _splat: home._id } }),
          },
        ]
      : []),
    ...[...types, 'match' as const].map((type) => ({
      id: `list-${type}`,
      label: t('listOf', { types: words.type(type, 2) }),
      icon: <TypeIcon type={type} size={18} />,
      isQuiet: true,
      run: () => void navigate({ to: '/list', search: { type } }),
    })),
  ]
}

function useCreateCommands(): readonly Command[] {
  const { t } = useTranslation('palette')
  const words = useWords()
  const { kind } = useViewer()
  return creatableBy(kind).map((type) => ({
    id: `create-${type}`,
    label: t('createOne', inText(words.type(type))),
    words: t('createWords'),
    icon: <TypeIcon type={type} size={18} />,
    writes: 'now',
    run: () => openItemForm({ type }),
  }))
}

/** What the user menu offers besides screens: the choices of a heading that are not made now, and the rest. */
function useMenuCommands(): readonly Command[] {
  const navigate = useNavigate()
  const { kind, organisation } = useViewer()
  const screens: readonly string[] = destinationsOf(kind).map(({ to }) => to)
  const isNamed = (to: string | undefined) =>
    to !== undefined && (screens.includes(to) || to === `/card/${organisation?._id}`)
  return useUserSections().flatMap(({ label: heading, entries }) =>
    entries
      .filter(({ to, checked }) => !isNamed(to) && checked !== true)
      .map(({ label, words, to, onSelect, icon: picture }) => ({
        id: `menu-${heading ?? ''}-${label}`,
        label: heading ? `${heading}: ${label}` : label,
        ...(words ? { words } : {}),
        icon: picture ?? <IconArrowRight {...icon} />,
        run: () => (to === undefined ? onSelect?.() : void navigate({ to })),
      })),
  )
}

/** The link to the screen, the tour and the keys. */
function useOtherCommands(): readonly Command[] {
  const { t } = useTranslation('palette')
  const tour = useTranslation('tour')
  const viewer = useViewer()
  const navigate = useNavigate()
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => notifySuccess(t('copied')),
      () => notifyError(t('notCopied')),
    )
  return [
    {
      id: 'copy-link',
      label: t('copyLink'),
      words: t('copyLinkWords'),
      icon: <IconLink {...icon} />,
      run: () => void copy(),
    },
    { id: 'tour', label: tour.t('title'), icon: <IconRoute {...icon} />, run: () => void takeTour(navigate, viewer) },
    {
      id: 'shortcuts',
      label: translate('shortcuts:title'),
      icon: <IconKeyboard {...icon} />,
      keys: ['?'],
      run: openShortcuts,
    },
  ]
}
