import { type AnyItem, type HistoryEntry, hexOf, isPlanned, isStatusEntry, sortHistory } from '@schakel/domain'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { currentIndex, entryKey, tableOf } from './statusOf.ts'
import classes from './Timeline.module.css'

interface TimelineProps {
  readonly item: AnyItem
  /** How many lines before "alles tonen". */
  readonly most?: number
  /** What may be done with an entry. */
  readonly actions?: (entry: HistoryEntry, isPlan: boolean) => ReactNode
}

/** What happened to the status of an item, newest first, plans on top (S4.10, S3.14). */
export function Timeline({ item, most = Number.POSITIVE_INFINITY, actions }: TimelineProps) {
  const { t } = useTranslation('history')
  const [isAll, setAll] = useState(false)
  const now = new Date()
  const history = sortHistory(item.history ?? [])
  const shown = isAll ? history : history.slice(0, most)
  const current = currentIndex(history, now)
  if (history.length === 0) return <Hint>{t('timelineNone')}</Hint>
  return (
    <>
      <Stack as="ol">
        {shown.map((entry, index) => {
          const isPlan = isPlanned(entry, now)
          return (
            <Stack
              key={entryKey(entry)}
              as="li"
              gap={1}
              className={classes.entry}
              relative
              data-planned={isPlan || undefined}
              data-current={index === current || undefined}
              style={{ '--item-color': hexOf(tableOf(item)?.entries[entry.status]?.colour) }}
            >
              <Row gap={1} gapX={2} wrap className={classes.head}>
                {isStatusEntry(entry) ? (
                  <StatusChip type={item._type} status={entry.status} planned={isPlan} />
                ) : (
                  <Event entry={entry} />
                )}
                {isPlan && (
                  <Text as="span" size="xs" tone="muted" weight="strong">
                    {t('planned')}
                  </Text>
                )}
                {entry.joined && (
                  <Text as="span" size="xs" tone="muted" weight="strong">
                    {t('joined')}
                  </Text>
                )}
                {index === current && (
                  <Text as="span" size="xs" tone="muted" weight="strong">
                    {t('current')}
                  </Text>
                )}
                <Hint as="span">
                  <DateText iso={entry.date} />
                </Hint>
                {actions && isStatusEntry(entry) && (
                  <Row as="span" gap={0.5} align="stretch" inline atEnd>
                    {actions(entry, isPlan)}
                  </Row>
                )}
              </Row>
              {entry.description && isStatusEntry(entry) && (
                <Text lines className={classes.reason}>
                  {entry.description}
                </Text>
              )}
              <By entry={entry} />
            </Stack>
          )
        })}
      </Stack>
      {shown.length < history.length && (
        <Button tone="plain" size="sm" className={classes.more} onClick={() => setAll(true)}>
          {t('more', { count: history.length })}
        </Button>
      )}
    </>
  )
}

/** A name that was disclosed, or a match that was shown (D22.1, D20.9). */
function Event({ entry: { event, supplier, reviewed } }: { readonly entry: HistoryEntry }) {
  const { t } = useTranslation('disclosure')
  if (event === undefined) return null
  const word = event === 'shown' && reviewed ? 'shownReviewed' : event
  return (
    <Text as="span" weight="strong" breaks>
      {t(`event.${word}`, { supplier: supplier?.name ?? t('aSupplier') })}
    </Text>
  )
}

function By({ entry: { user } }: { readonly entry: HistoryEntry }) {
  const { t } = useTranslation('history')
  if (!user?.name) return null
  const organisation = user.organisation?.name
  // Each of the two stays in one piece where there is no room for both.
  return (
    <Hint className={classes.by}>
      <span>
        {t('by', { name: user.name })}
        {organisation && ','}
      </span>{' '}
      {organisation && <span>{organisation}</span>}
    </Hint>
  )
}
