import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnyItem } from '../../api/types.ts'
import { ItemRow } from '../../entities/items/ItemRow.tsx'
import { useSearchPage } from '../../entities/items/queries.ts'
import { requestLines } from '../../entities/items/requestTitle.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { dateOf, type Panel, waitingOf } from './panels.ts'
import classes from './WaitingPanel.module.css'

const SHOWN = 4

function When({ item, panel, now }: { readonly item: AnyItem; readonly panel: Panel; readonly now: Date }) {
  const { t } = useTranslation('dashboard')
  const date = dateOf(panel, item, now)
  if (date === undefined) return null
  const isLate = panel.type === 'todo' && Date.parse(date) < now.getTime()
  const text = <DateText iso={date} form="ago" />
  return isLate ? (
    <Chip tone="danger">
      <span className="sk-hidden">{t('overdue')}: </span>
      {text}
    </Chip>
  ) : (
    text
  )
}

/** One thing that may wait: how much of it, the first few, and the way to all. It always takes the room of four rows. */
export function WaitingPanel({ panel }: { readonly panel: Panel }) {
  const { t } = useTranslation('dashboard')
  const viewer = useViewer()
  const words = useWords()
  const [now] = useState(() => new Date())
  const { data, error, refetch } = useSearchPage({ page_size: SHOWN, ...panel.body })
  const waiting = waitingOf(panel, data?.data ?? [], now)
  const total = panel.waits ? waiting.length : (data?.total ?? 0)
  const count = data?.isEstimate ? t('estimate', { total: formatCount(total) }) : formatCount(total)
  const status = panel.body.status
  return (
    <Box
      as="section"
      fluid
      surface
      raised
      className={classes.panel}
      padX={2.5}
      padTop={4}
      padBottom={2.5}
      aria-labelledby={`waiting-${panel.name}`}
    >
      <Row as="header" gap={3} padX={2.5} padBottom={2}>
        <TypeIcon type={panel.type} tile />
        <Text id={`waiting-${panel.name}`} as="h3" grow fluid size="lg" weight="bold" tight>
          {t(`panels.${panel.name}`)}
        </Text>
        {data && total > 0 && (
          <Text
            as="span"
            size="sm"
            tone="brand"
            weight="bold"
            digits
            pad={0.5}
            padX={2.5}
            ground="brand"
            corners="full"
          >
            {count}
          </Text>
        )}
      </Row>
      <Box grow>
        {error && !data ? (
          <ErrorState compact error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading>
            {Array.from({ length: SHOWN }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
              <SkeletonRow key={row} />
            ))}
          </Loading>
        ) : waiting.length === 0 ? (
          <Stack as="p" gap={2.5} pad={5} align="center" tone="muted" text="center" className={classes.empty}>
            <IconCircleCheck size={26} stroke={1.5} aria-hidden="true" />
            {t(`panels.${panel.name}Empty`)}
          </Stack>
        ) : (
          <ul className="sk-list">
            {waiting.slice(0, SHOWN).map((item) => (
              <li key={item._id}>
                <ItemRow
                  item={item}
                  {...requestLines(item, viewer.kind, words)}
                  compact
                  aside={<When item={item} panel={panel} now={now} />}
                />
              </li>
            ))}
          </ul>
        )}
      </Box>
      {total > SHOWN && (
        <Link
          to="/search/$type/$value/{-$status}"
          params={{ type: panel.type, value: '*', status }}
          className={classOf(['row'], {
            inline: true,
            gap: 1,
            pad: 1.5,
            padX: 2.5,
            size: 'sm',
            weight: 'strong',
            corners: 'sm',
            className: classes.all,
          })}
        >
          {panel.waits ? t('seeList') : t('seeAll', { total: count })}
          <IconChevronRight size={16} aria-hidden="true" />
        </Link>
      )}
    </Box>
  )
}
