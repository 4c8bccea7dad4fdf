import { may } from '@schakel/domain'
import {
  IconCalendar,
  IconChartBar,
  IconLayoutDashboard,
  IconList,
  IconListCheck,
  IconMail,
  IconMessages,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { prefetchItemForm } from '../../entities/forms/prefetch.ts'
import { creatableBy } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { useBrand } from '../../ui/brand.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { laterPart } from '../../ui/lazyPart.ts'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { MainMenu } from '../menu/MainMenu.tsx'
import classes from './TopBar.module.css'
import { UserMenu } from './UserMenu.tsx'

// The first screen does not wait for it; its place is kept.
const ChatBell = laterPart(async () => (await import('../../features/chat/ChatBell.tsx')).default)

/** One entry per type that this person may make (S2.21). */
function AddMenu() {
  const { t } = useTranslation('layout')
  const words = useWords()
  const { kind } = useViewer()
  const entries = creatableBy(kind).map((type) => ({
    label: words.type(type),
    icon: <TypeIcon type={type} size={17} />,
    onSelect: () => openItemForm({ type }),
  }))
  if (entries.length === 0) return null
  return (
    <MoreMenu
      writes="now"
      sections={[{ entries }]}
      label={t('addHint')}
      tone="brand"
      size="sm"
      className={classes.add}
      onNear={prefetchItemForm}
    >
      <IconPlus size={17} stroke={2.2} aria-hidden="true" />
      <span className={classes.wide}>{t('add')}</span>
    </MoreMenu>
  )
}

/** The way to the chat until it comes that knows what is unread: nothing moves when it does. */
function ChatPlace() {
  const { t } = useTranslation('layout')
  return (
    <Link to="/chat" className={classes.link}>
      <IconMessages size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.label}>{t('chat')}</span>
    </Link>
  )
}

interface TopBarProps {
  readonly onSearch: () => void
  /** The search button is pointed at: its drawer may be fetched. */
  readonly onSearchNear: () => void
}

/** The bar at the top: brand, pages, search, add, and who one is (S2.21). */
export function TopBar({ onSearch, onSearchNear }: TopBarProps) {
  const { t } = useTranslation('layout')
  const common = useTranslation('common')
  const brand = useBrand()
  const { kind } = useViewer()
  // S2.21, S6.3: for super users and staff of a space.
  const seesStatistics = may({ kind }, 'seeStatistics')
  return (
    <header className={classes.bar}>
      <Row gap={5} full className={classes.inner}>
        <Link
          to="/"
          className={classOf(['row'], {
            inline: true,
            gap: 2.5,
            fluid: true,
            tone: 'text',
            size: 'lg',
            weight: 'heavy',
            corners: 'md',
            plain: true,
            className: classes.brand,
          })}
          aria-label={brand}
        >
          <Logo size={30} />
          <Text as="span" truncate className={classes.name}>
            {brand}
          </Text>
        </Link>
        <Row as="nav" gap={0.5} align="stretch" rigid className={classes.nav} aria-label={t('main')} data-pages>
          <MainMenu />
          <Link to="/" className={classes.link} activeOptions={{ exact: true }}>
            <IconLayoutDashboard size={18} stroke={1.8} aria-hidden="true" />
            <span className={classes.label}>{common.t('dashboard')}</span>
          </Link>
          <Link to="/list" className={classes.link}>
            <IconList size={18} stroke={1.8} aria-hidden="true" />
            <span className={classes.label}>{t('list')}</span>
          </Link>
          <Link to="/calendar" className={classes.link}>
            <IconCalendar size={18} stroke={1.8} aria-hidden="true" />
            <span className={classes.label}>{t('agenda')}</span>
          </Link>
          <Link to="/work" className={classes.link}>
            <IconListCheck size={18} stroke={1.8} aria-hidden="true" />
            <span className={classes.label}>{t('work')}</span>
          </Link>
          <Link to="/messages" className={`${classes.link} ${classes.aside}`}>
            <IconMail size={18} stroke={1.8} aria-hidden="true" />
            <span className={classes.label}>{t('messages')}</span>
          </Link>
          {may({ kind }, 'talkInRooms') && (
            <ChatBell className={classes.link} labelClass={classes.label} meanwhile={<ChatPlace />} />
          )}
          {seesStatistics && (
            <Link to="/stats" className={`${classes.link} ${classes.aside}`}>
              <IconChartBar size={18} stroke={1.8} aria-hidden="true" />
              <span className={classes.label}>{t('stats')}</span>
            </Link>
          )}
        </Row>
        <Row gap={2} rigid atEnd className={classes.tools}>
          <Button
            className={classes.search}
            tone="quiet"
            size="sm"
            aria-label={t('search')}
            aria-keyshortcuts="/"
            title={t('searchHint')}
            onClick={onSearch}
            onPointerEnter={onSearchNear}
            onFocus={onSearchNear}
            icon={<IconSearch size={17} stroke={1.9} aria-hidden="true" />}
          />
          <AddMenu />
          <NotificationBell />
          <UserMenu />
        </Row>
      </Row>
    </header>
  )
}
