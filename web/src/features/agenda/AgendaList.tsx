import { useTranslation } from 'react-i18next'
import { useLocale } from '../../texts/i18n.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatLongDate } from '../../ui/format.ts'
import classes from './Agenda.module.css'
import type { AgendaEvent } from './events.ts'

interface AgendaListProps {
  readonly events: readonly AgendaEvent[]
  readonly onOpen: (id: string) => void
}

/** What is to happen, day by day. */
export function AgendaList({ events, onOpen }: AgendaListProps) {
  const { t } = useTranslation('agenda')
  const locale = useLocale()
  if (events.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  const days = Map.groupBy(events, ({ start }) => start.slice(0, 10))
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
                  <span className={classes.clock}>{event.isDay ? t('allDay') : event.start.slice(11, 16)}</span>
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
