import { typeOfId } from '@schakel/domain'
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../features/auth/viewer.tsx'
import { useLocale, useWords } from '../../texts/i18n.ts'
import { locales } from '../../texts/locale.ts'
import { setColorScheme, useColorScheme } from '../../ui/colorScheme.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { type MenuSection, MoreMenu } from '../../ui/MoreMenu.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { switchLocale } from './switchLocale.ts'
import classes from './TopBar.module.css'

function Who() {
  const viewer = useViewer()
  const { texts } = useWords()
  const feed = viewer._feed && (texts.feeds[viewer._feed] ?? viewer._feed)
  const role = texts.accountRoles[viewer.role] ?? viewer.role
  return (
    <div className={classes.who}>
      <ItemAvatar type="user" name={viewer.name} avatar={viewer.avatar} size={42} />
      <div>
        <div className={classes.whoName}>{viewer.name}</div>
        <div className={classes.whoRole}>{[feed, role].filter(Boolean).join(' · ')}</div>
      </div>
    </div>
  )
}

/** Who one is, one's organisation, language, appearance and the way out (S2.21). */
export function UserMenu() {
  const { t } = useTranslation('layout')
  const common = useTranslation('common')
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
        onSelect: () => setColorScheme(scheme),
      })),
    },
    { entries: [{ label: t('logout'), to: '/logout', icon: <IconLogout {...icon} /> }] },
  ]
  return (
    <MoreMenu sections={sections} label={t('userMenu', { name: viewer.name })} className={classes.user}>
      <ItemAvatar type="user" name={viewer.name} avatar={viewer.avatar} size={34} />
    </MoreMenu>
  )
}
