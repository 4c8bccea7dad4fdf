import { may, own, typeOfId } from '@schakel/domain'
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
import { useTranslation } from 'react-i18next'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { openTagTree } from '../../entities/tags/openTagTree.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { keepTheme } from '../../features/settings/keepTheme.ts'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { locales } from '../../texts/locale.ts'
import { useColorScheme } from '../../ui/colorScheme.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import MenuDropdown, { type MenuDropdownProps } from '../../ui/MenuDropdown.tsx'
import type { MenuSection } from '../../ui/MoreMenu.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { askSeeAs } from '../askSeeAs.ts'
import { switchLocale } from './switchLocale.ts'
import classes from './TopBar.module.css'

function Who() {
  const viewer = useViewer()
  const { texts } = useWords()
  const feed = viewer._feed && (own(texts.feeds, viewer._feed) ?? viewer._feed)
  const role = own(texts.accountRoles, viewer.role) ?? viewer.role
  return (
    <Row gap={3} className={classes.who}>
      <ItemAvatar type="user" name={viewer.name} avatar={viewer.avatar} size={42} />
      <div>
        <Text as="div" weight="bold" breaks tight>
          {viewer.name}
        </Text>
        <Hint as="div">{[feed, role].filter(Boolean).join(' · ')}</Hint>
      </div>
    </Row>
  )
}

/** The list of the user menu: who one is, one's organisation, language, appearance and the way out (S2.21). */
export default function UserMenuDropdown(props: Omit<MenuDropdownProps, 'sections'>) {
  const { t } = useTranslation('layout')
  const common = useTranslation('common')
  const chat = useTranslation('chat')
  const seeAs = useTranslation('seeAs')
  const viewer = useViewer()
  const locale = useLocale()
  const router = useRouter()
  const colorScheme = useColorScheme()
  const organisation = viewer.organisation
  const type = organisation && typeOfId(organisation._id)
  const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

  const sections: MenuSection[] = [
    {
      head: <Who />,
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
  return <MenuDropdown {...props} sections={sections} />
}
