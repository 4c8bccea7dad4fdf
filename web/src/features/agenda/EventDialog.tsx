import { Modal } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import type { AgendaMove } from '@schakel/domain/agenda'
import { useState } from 'react'
import { type AgendaEvent, moveTo } from '../../entities/agenda/events.ts'
import MomentPicker from '../../entities/history/MomentPicker.tsx'
import { ItemLink } from '../../entities/items/ItemLink.tsx'
import { organisationOf } from '../../entities/items/titleOf.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { formatDate, formatLongDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { wallOf } from '../../ui/wallTime.ts'
import classes from './Agenda.module.css'

interface EventDialogProps {
  readonly event: AgendaEvent
  readonly onMove: (event: AgendaEvent, move: AgendaMove) => void
  readonly onClose: () => void
}

/** What stands in the agenda, with the way to its card and, for who may, another date: all of it by keyboard too. */
export default function EventDialog({ event, onMove, onClose }: EventDialogProps) {
  const { t } = useTranslation('agenda')
  useReturnFocus()
  const locale = useLocale()
  const { entry, item, isDay } = event
  // None until one chooses it: the event may be moved meanwhile, by whoever looks too or by an undo.
  const [chosen, setChosen] = useState<string>()
  const start = chosen ?? entry.start
  const place = organisationOf(item)
  const save = () => {
    const move = moveTo(event, isDay ? start : wallOf(new Date(start)))
    if (move) onMove(event, move)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={event.title} centered closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={2.5}>
        <p>
          <Text as="span" rigid corners="full" className={classes.dot} style={{ background: event.color }} />{' '}
          {event.isExternal ? t('elsewhere') : t(`kinds.${entry.kind}`)}
        </p>
        <p>
          {formatLongDate(entry.start, locale)}
          {entry.end && ` – ${formatDate(entry.end)}`}
        </p>
        {typeof item.location === 'string' && item.location && <p>{item.location}</p>}
        {event.unknownZone && <Hint>{t('unknownZone', { zone: event.unknownZone })}</Hint>}
        {place?.name && <p>{place.name}</p>}
        {event.mayMove &&
          (isDay ? (
            <DateInput
              label={t('moveTo')}
              value={start}
              onChange={(day) => day && setChosen(day)}
              valueFormat="DD-MM-YYYY"
              locale={locale}
              maw={340}
            />
          ) : (
            <MomentPicker
              label={t('moveTo')}
              value={new Date(start)}
              onChange={(moment) => setChosen(moment.toISOString())}
            />
          ))}
        <Row gap={2} wrap fluid above={2}>
          {event.mayMove && (
            <Button writes="now" tone="brand" disabled={start === entry.start} onClick={save}>
              {t('move')}
            </Button>
          )}
          {!event.isExternal && (
            <span onClickCapture={onClose}>
              <ItemLink id={item._id} className={buttonLook().className}>
                {t('open')}
              </ItemLink>
            </span>
          )}
        </Row>
      </Stack>
    </Modal>
  )
}
