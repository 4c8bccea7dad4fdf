import { isLeadSide, isSupplierSide, type Side } from '@schakel/domain'
import type { Glance } from '@schakel/domain/calls'
import { type TodayName, todayFor, waitingMatchStatus } from '@schakel/domain/dashboard'
import { IconCalendarEvent, IconCheckbox, IconClockExclamation, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/format.ts'
import { iconOf } from '../../ui/icons.ts'
import { classOf } from '../../ui/layout/look.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import classes from './Today.module.css'
import { useGlance } from './useGlance.ts'

type TileName = TodayName | 'late'

const icons = {
  todos: IconCheckbox,
  appointments: IconCalendarEvent,
  matches: iconOf('arrows-join'),
  messages: IconMail,
  late: IconClockExclamation,
} satisfies Readonly<Record<TileName, unknown>>

/** What asks for one today, each with how much of it and the way to it (S2.2). */
export function Today() {
  const { t } = useTranslation('glance')
  const viewer = useViewer()
  const { data, error, refetch } = useGlance()
  const names: TileName[] = [...todayFor(viewer.kind), ...(isCentreKind(viewer.kind) ? (['late'] as const) : [])]
  if (error && !data) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading>
        <div className={classes.tiles}>
          {names.map((name) => (
            <div key={name} className={classes.tile}>
              <SkeletonBar width="60%" />
            </div>
          ))}
        </div>
      </Loading>
    )
  }
  return (
    <nav aria-label={t('today')}>
      <ul className={`sk-list ${classes.tiles}`}>
        {names.map((name) => (
          <li key={name}>
            <Tile name={name} glance={data} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tile({ name, glance }: { readonly name: TileName; readonly glance: Glance }) {
  const { t } = useTranslation('glance')
  const viewer = useViewer()
  const told = glance.today.find((one) => one.name === name)
  const count = name === 'late' ? (glance.late?.total ?? 0) : (told?.count ?? 0)
  const Icon = icons[name]
  const [signTone, tone] = tonesOf(name, count)
  const words = name === 'matches' ? (`matches.${matchWord(viewer)}` as const) : name
  return (
    <Link {...wayTo(name, glance, waitingMatchStatus(viewer.kind))} className={classes.tile}>
      <Icon size={20} stroke={1.8} className={classOf([], { tone: signTone })} aria-hidden="true" />
      <Text as="strong" size="xl" weight="heavy" digits tone={tone}>
        {formatCount(count)}
      </Text>
      <Text as="span" size="sm" tone="soft" breaks className={classes.label}>
        {t(words, { count })}
      </Text>
    </Link>
  )
}

function matchWord(viewer: Side): 'supplier' | 'enduser' | 'centre' {
  if (isSupplierSide(viewer)) return 'supplier'
  return isLeadSide(viewer) ? 'enduser' : 'centre'
}

/** Of its sign and of its number. */
function tonesOf(name: TileName, count: number) {
  if (count === 0) return ['muted', 'muted'] as const
  return name === 'late' ? (['danger', 'danger'] as const) : (['brand', 'text'] as const)
}

/** To the thing itself when it is the only one, else to all of them. */
function wayTo(name: TileName, glance: Glance, status: string | undefined) {
  const only =
    name === 'late'
      ? glance.late?.total === 1
        ? glance.late.dossiers[0]?._id
        : undefined
      : glance.today.find((one) => one.name === name)?.item
  if (name === 'messages') return { to: '/messages', search: { unread: true } } as const
  if (only) return { to: '/card/$', params: { _splat: only } } as const
  if (name === 'late') return { to: '/', hash: 'late' } as const
  if (name === 'appointments') return { to: '/calendar', search: { view: 'day', day: glance.day } } as const
  const list = '/search/$type/$value/{-$status}'
  if (name === 'todos') {
    return { to: list, params: { type: 'todo', value: '*', status: 'open' }, search: { until: glance.day } } as const
  }
  return { to: list, params: { type: 'match', value: '*', status } } as const
}
