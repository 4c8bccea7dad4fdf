import {
  IconArrowRight,
  IconDeviceDesktop,
  IconEye,
  IconHelp,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconRoute,
  IconSun,
} from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { useSearchTypes } from '../../entities/items/TypeFilter.tsx'
import { creatableBy, isCentreKind } from '../../entities/items/useRights.ts'
import { openShortcuts } from '../../entities/openers/openShortcuts.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { destinationsOf } from '../../features/shortcuts/shortcuts.ts'
import { takeTour } from '../../features/tour/takeTour.ts'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { type Locale, locales } from '../../texts/locale.ts'
import { type ColorScheme, setColorScheme, useColorScheme } from '../../ui/colorScheme.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { askSeeAs } from '../askSeeAs.ts'
import { screenIcons } from '../menu/screenIcons.tsx'
import type { Command, CommandGroup } from './commands.ts'

const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const
const schemes: readonly { readonly scheme: ColorScheme; readonly icon: typeof IconSun }[] = [
  { scheme: 'light', icon: IconSun },
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'auto', icon: IconDeviceDesktop },
]

/** What the palette can do wherever one is: go to a screen, make something, change language and look. */
export function useCommands(onLocale: (locale: Locale) => void): readonly CommandGroup[] {
  const { t } = useTranslation('palette')
  return [
    { name: 'screens', title: t('screens'), commands: useScreenCommands() },
    { name: 'create', title: t('create'), commands: useCreateCommands() },
    { name: 'more', title: t('more'), commands: [...useLookCommands(onLocale), ...useOtherCommands()] },
  ]
}

/** The screens, one's own organisation, and the list of each type. */
function useScreenCommands(): readonly Command[] {
  const { t } = useTranslation('palette')
  const names = useTranslation('shortcuts')
  const layout = useTranslation('layout')
  const words = useWords()
  const { kind, organisation: home } = useViewer()
  const navigate = useNavigate()
  const types = useSearchTypes()
  return [
    ...destinationsOf(kind).map(({ name, keys, to }) => ({
      id: `go-${name}`,
      label: names.t(`to.${name}`),
      icon: screenIcons[name],
      ...(keys ? { keys: keys.map((key) => key.toUpperCase()) } : {}),
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
    ...types.map((type) => ({
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
    label: t('createOne', { type: words.type(type), lower: words.type(type).toLowerCase() }),
    words: t('createWords'),
    icon: <TypeIcon type={type} size={18} />,
    writes: 'now',
    run: () => openItemForm({ type }),
  }))
}

/** The other languages, and the other ways to look. */
function useLookCommands(onLocale: (locale: Locale) => void): readonly Command[] {
  const { t } = useTranslation('palette')
  const layout = useTranslation('layout')
  const locale = useLocale()
  const chosen = useColorScheme()
  return [
    ...locales
      .filter((one) => one !== locale)
      .map((one) => ({
        id: `locale-${one}`,
        label: t('languageTo', { language: one === 'nl' ? layout.t('dutch') : layout.t('english') }),
        words: t('languageWords'),
        icon: <IconLanguage {...icon} />,
        run: () => onLocale(one),
      })),
    ...schemes
      .filter(({ scheme }) => scheme !== chosen)
      .map(({ scheme, icon: Icon }) => ({
        id: `scheme-${scheme}`,
        label: t(`scheme.${scheme}`),
        words: t('schemeWords'),
        icon: <Icon {...icon} />,
        run: () => setColorScheme(scheme),
      })),
  ]
}

/** Looking as somebody else, help, the tour, the keys, and logging out. */
function useOtherCommands(): readonly Command[] {
  const names = useTranslation('shortcuts')
  const layout = useTranslation('layout')
  const seeAs = useTranslation('seeAs')
  const tour = useTranslation('tour')
  const viewer = useViewer()
  const navigate = useNavigate()
  const router = useRouter()
  return [
    ...(isCentreKind(viewer.kind)
      ? [{ id: 'see-as', label: seeAs.t('lookAs'), icon: <IconEye {...icon} />, run: () => askSeeAs() }]
      : []),
    {
      id: 'help',
      label: layout.t('help'),
      icon: <IconHelp {...icon} />,
      run: () => void navigate({ to: '/help/$', params: { _splat: router.state.location.pathname.slice(1) } }),
    },
    {
      id: 'tour',
      label: tour.t('title'),
      icon: <IconRoute {...icon} />,
      run: () => void takeTour(navigate, viewer),
    },
    {
      id: 'shortcuts',
      label: names.t('title'),
      icon: <IconKeyboard {...icon} />,
      keys: ['?'],
      run: openShortcuts,
    },
    {
      id: 'logout',
      label: layout.t('logout'),
      icon: <IconLogout {...icon} />,
      run: () => void navigate({ to: '/logout' }),
    },
  ]
}
