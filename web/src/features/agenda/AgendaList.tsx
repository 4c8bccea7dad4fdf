import { useTranslation } from 'react-i18next'
import { type AgendaEvent, byDay } from '../../entities/agenda/events.ts'
import { useLocale } from '../../texts/i18n.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatLongDate } from '../../ui/format.ts'
import classes from './Agenda.module.css'

interface AgendaListProps {
  readonly events: readonly AgendaEvent[]
  /** The first day, and the first one that is not in the list any more. */
  readonly days: { readonly first: string; readonly end: string }
  readonly onOpen: (id: string) => void
}

/** What is to happen, day by day. */
export function AgendaList({ events, days: shown, onOpen }: AgendaListProps) {
  const { t } = useTranslation('agenda')
  const locale = useLocale()
  const days = byDay(events, shown)
  if (days.size === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  const clockOf = ({ isDay, start, end }: AgendaEvent, day: string) => {
    if (!isDay && start.slice(0, 10) === day) return start.slice(11, 16)
    return !isDay && end.slice(0, 10) === day ? t('until', { time: end.slice(11, 16) }) : t('allDay')
  }
  return (
    <ol className={classes.days}>
      {[...days].map(([day, found]) => (
        <li key={day}>
          <h3 className={classes.day}>{formatLongDate(day, locale)}</h3>
          <ul className={classes.rows}>
            {found.map((event) => (
              <li key={event.id}>
                <button type="button" className={classes.row} onClick={() => onOpen(event.id)}>
                  <span className={classes.dot} style={{ background: event.color }} />
                  <span className={classes.clock}>{clockOf(event, day)}</span>
                  <span className={classes.name} data-done={event.isDone || undefined}>
                    {event.title}
                  </span>
                  <span className={classes.what}>
                    {event.isExternal ? event.item.organisation?.name : t(`kinds.${event.entry.kind}`)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
