import { type AgendaEvent, byDay } from '../../entities/agenda/events.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { formatLongDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
    <Stack as="ol" gap={4}>
      {[...days].map(([day, found]) => (
        <li key={day}>
          <Text as="h3" below={1.5} size="md" capital>
            {formatLongDate(day, locale)}
          </Text>
          <Panel clip as="ul" className={classes.rows}>
            {found.map((event) => (
              <li key={event.id}>
                <button
                  type="button"
                  data-printed=""
                  className={classOf([], {
                    gap: 3,
                    pad: 2,
                    padX: 3,
                    text: 'start',
                    full: true,
                    tone: 'text',
                    className: classes.row,
                  })}
                  onClick={() => onOpen(event.id)}
                >
                  <Text as="span" rigid corners="full" className={classes.dot} style={{ background: event.color }} />
                  <Hint as="span" digits>
                    {clockOf(event, day)}
                  </Hint>
                  <span className={classes.name} data-done={event.isDone || undefined}>
                    {event.title}
                  </span>
                  <Hint as="span" className={classes.what}>
                    {event.isExternal ? event.item.organisation?.name : t(`kinds.${event.entry.kind}`)}
                  </Hint>
                </button>
              </li>
            ))}
          </Panel>
        </li>
      ))}
    </Stack>
  )
}
