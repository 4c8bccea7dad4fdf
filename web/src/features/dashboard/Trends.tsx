import { matchUnderWay, TREND_DAYS, type TrendName, trendsFor } from '@schakel/domain/dashboard'
import { addDays } from '@schakel/domain/planning'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/format.ts'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import { LatePanel } from './LatePanel.tsx'
import classes from './Trends.module.css'
import { UnreadPanel } from './UnreadPanel.tsx'
import { useGlance } from './useGlance.ts'

const card = classOf([], { surface: true, raised: true, plain: true, className: classes.card })

/** How things go: what is late and the next gathering for the centre, and figures beside those of the same stretch before (S2.2, D11.2). */
export function Trends({ gathering }: { readonly gathering: ReactNode }) {
  const { t } = useTranslation('glance')
  const viewer = useViewer()
  const { data, error, refetch } = useGlance()
  const failure = error && !data && <ErrorState compact error={error} onRetry={() => void refetch()} />
  const isOfCentre = isCentreKind(viewer.kind)
  return (
    <>
      {isOfCentre && <div className={classes.gathering}>{gathering}</div>}
      <Stack fluid className={classes.board} data-centre={isOfCentre || undefined}>
        {isOfCentre && <UnreadPanel unread={data?.unread} />}
        {isOfCentre && <LatePanel late={data?.late ?? undefined} failure={failure} />}
        <section className={classes.trends} aria-labelledby="trends">
          <Text id="trends" as="h2" size="xl" weight="bold">
            {t('trends')}
          </Text>
          {failure || (
            <ul className={`sk-list ${classes.cards}`}>
              {trendsFor(viewer.kind).map((name) => (
                <li key={name}>
                  {data ? (
                    <Trend
                      name={name}
                      day={data.home ?? data.day}
                      points={data.trends.find((one) => one.name === name)?.points ?? []}
                    />
                  ) : (
                    <div className={card}>
                      <Loading>
                        <SkeletonBar width="70%" />
                      </Loading>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      </Stack>
    </>
  )
}

interface TrendProps {
  readonly name: TrendName
  /** The day up to which is counted. */
  readonly day: string
  readonly points: readonly number[]
}

function Trend({ name, day, points }: TrendProps) {
  const { t } = useTranslation('glance')
  const now = points.at(-1) ?? 0
  const more = now - (points.at(-2) ?? 0)
  const Icon = more > 0 ? IconArrowUpRight : more < 0 ? IconArrowDownRight : IconArrowRight
  return (
    <Link {...linkOf(name, addDays(day, 1 - TREND_DAYS))} className={card}>
      <Row
        as="span"
        align="baseline"
        justify="between"
        wrap
        size="md"
        tone="soft"
        weight="strong"
        className={classes.name}
      >
        {t(`trend.${name}`)}
        {ofOtherDays.has(name) && (
          <Text as="span" size="sm" tone="brand">
            {t('trendAll')}
          </Text>
        )}
      </Row>
      <Text as="strong" weight="heavy" digits className={classes.now}>
        {formatCount(now)}
      </Text>
      <Row as="span" gap={1} size="sm" tone="muted" tight className={classes.change}>
        <Icon size={16} stroke={2} aria-hidden="true" />
        {more > 0 ? t('more', { count: more }) : more < 0 ? t('fewer', { count: -more }) : t('same')}
      </Row>
      <Bars points={points} />
    </Link>
  )
}

/** The stretches as bars, the last one filled: to be read by their height alone. */
function Bars({ points }: { readonly points: readonly number[] }) {
  const { t } = useTranslation('glance')
  const most = Math.max(1, ...points)
  return (
    <Row as="span" gap={1} align="end" className={classes.bars} tall="row">
      <span className="sk-hidden">{t('points', { points: points.join(', ') })}</span>
      {points.map((point, at) => (
        <Text
          as="span"
          grow
          ground="brand"
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its place
          key={at}
          className={classes.bar}
          style={{ height: `${(point / most) * 100}%` }}
          title={formatCount(point)}
          aria-hidden="true"
        />
      ))}
    </Row>
  )
}

/** What came in these days has another status by now, or had it before them: the list of a status is not what was counted, and the link says so. */
const ofOtherDays: ReadonlySet<TrendName> = new Set(['offered', 'delivered', 'won'])

/** Where what is counted stands. */
function linkOf(name: TrendName, from: string) {
  if (name === 'requests') return { to: '/list', search: { type: 'dossier', from } } as const
  if (name === 'open') return { to: '/list', search: { type: 'match', status: matchUnderWay.join(',') } } as const
  return { to: '/search/$type/$value/{-$status}', params: { type: 'match', value: '*', status: name } } as const
}
