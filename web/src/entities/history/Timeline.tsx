import { type AnyItem, type HistoryEntry, hexOf, isPlanned, isStatusEntry, sortHistory } from '@schakel/domain'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
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
  if (history.length === 0) return <p className={classes.none}>{t('timelineNone')}</p>
  return (
    <>
      <ol className={classes.line}>
        {shown.map((entry, index) => {
          const isPlan = isPlanned(entry, now)
          return (
            <li
              key={entryKey(entry)}
              className={classes.entry}
              data-planned={isPlan || undefined}
              data-current={index === current || undefined}
              style={{ '--item-color': hexOf(tableOf(item)?.entries[entry.status]?.colour) }}
            >
              <div className={classes.head}>
                {isStatusEntry(entry) ? (
                  <StatusChip type={item._type} status={entry.status} planned={isPlan} />
                ) : (
                  <Event entry={entry} />
                )}
                {isPlan && <span className={classes.mark}>{t('planned')}</span>}
                {entry.joined && <span className={classes.mark}>{t('joined')}</span>}
                {index === current && <span className={classes.mark}>{t('current')}</span>}
                <span className={classes.date}>
                  <DateText iso={entry.date} />
                </span>
                {actions && isStatusEntry(entry) && <span className={classes.actions}>{actions(entry, isPlan)}</span>}
              </div>
              {entry.description && isStatusEntry(entry) && <p className={classes.reason}>{entry.description}</p>}
              <By entry={entry} />
            </li>
          )
        })}
      </ol>
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
  return <span className={classes.event}>{t(`event.${word}`, { supplier: supplier?.name ?? t('aSupplier') })}</span>
}

function By({ entry: { user } }: { readonly entry: HistoryEntry }) {
  const { t } = useTranslation('history')
  if (!user?.name) return null
  const organisation = user.organisation?.name
  // Each of the two stays in one piece where there is no room for both.
  return (
    <p className={classes.by}>
      <span>
        {t('by', { name: user.name })}
        {organisation && ','}
      </span>{' '}
      {organisation && <span>{organisation}</span>}
    </p>
  )
}
