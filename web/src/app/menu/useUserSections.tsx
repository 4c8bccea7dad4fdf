import { may, typeOfId } from '@schakel/domain'
import {
  IconCopyCheck,
  IconDeviceDesktop,
  IconEye,
  IconHelp,
  IconLogout,
  IconMessages,
  IconMoon,
  IconSettings,
  IconSun,
  IconUpload,
  IconUsers,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { openTagTree } from '../../entities/tags/openTagTree.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { keepTheme } from '../../features/settings/keepTheme.ts'
import { locales } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { MenuSection } from '../../ui/MoreMenu.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useColorScheme } from '../../ui/useColorScheme.ts'
import { askSeeAs } from '../askSeeAs.ts'
import { switchLocale } from '../layouts/switchLocale.ts'

/** What the user menu offers, for the menu itself and the palette: one's organisation, screens, language, appearance and the way out (S2.21). */
export function useUserSections(): readonly MenuSection[] {
  const { t } = useTranslation('layout')
  const common = useTranslation('common')
  const chat = useTranslation('chat')
  const seeAs = useTranslation('seeAs')
  const palette = useTranslation('palette')
  const viewer = useViewer()
  const locale = useLocale()
  const router = useRouter()
  const colorScheme = useColorScheme()
  const organisation = viewer.organisation
  const type = organisation && typeOfId(organisation._id)
  const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

  return [
    {
      entries:
        organisation && type
          ? [{ label: organisation.name, to: `/card/${organisation._id}`, icon: <TypeIcon type={type} size={17} /> }]
          : [],
    },
    {
      entries: [
        { label: t('messages'), to: '/messages', icon: <TypeIcon type="message" size={17} /> },
        // D13: a supplier talks in remarks alone.
        ...(!may(viewer, 'talkInRooms')
          ? []
          : [{ label: chat.t('open'), to: '/chat', icon: <IconMessages {...icon} /> }]),
        { label: t('tags'), icon: <TypeIcon type="tag" size={17} />, onSelect: () => openTagTree() },
        // D17.2: only the centre makes organisations.
        ...(isCentreKind(viewer.kind)
          ? [
              { label: t('import'), to: '/import', icon: <IconUpload {...icon} /> },
              { label: t('duplicates'), to: '/duplicates', icon: <IconCopyCheck {...icon} /> },
            ]
          : []),
        // D6: the centre may look at any screen as somebody else.
        ...(isCentreKind(viewer.kind)
          ? [
              {
                label: seeAs.t('lookAs'),
                icon: <IconEye {...icon} />,
                onSelect: () => askSeeAs(),
              },
            ]
          : []),
        // S6.3: the list of users is for super users alone.
        ...(may(viewer, 'listUsers') ? [{ label: t('users'), to: '/users', icon: <IconUsers {...icon} /> }] : []),
      ],
    },
    {
      label: common.t('language'),
      entries: locales.map((language) => ({
        label: language === 'nl' ? t('dutch') : t('english'),
        words: palette.t('languageWords'),
        checked: language === locale,
        onSelect: () => void switchLocale(language, router),
      })),
    },
    {
      label: common.t('theme'),
      entries: [
        { scheme: 'light' as const, label: t('themeLight'), icon: <IconSun {...icon} /> },
        { scheme: 'dark' as const, label: t('themeDark'), icon: <IconMoon {...icon} /> },
        { scheme: 'auto' as const, label: t('themeAuto'), icon: <IconDeviceDesktop {...icon} /> },
      ].map(({ scheme, ...entry }) => ({
        ...entry,
        words: palette.t('schemeWords'),
        checked: colorScheme === scheme,
        onSelect: () => keepTheme(scheme),
      })),
    },
    {
      entries: [
        { label: t('help'), to: `/help${router.state.location.pathname}`, icon: <IconHelp {...icon} /> },
        { label: t('settings'), to: '/settings', icon: <IconSettings {...icon} /> },
        { label: t('logout'), to: '/logout', icon: <IconLogout {...icon} /> },
      ],
    },
  ]
}
