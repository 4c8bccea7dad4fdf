import { Modal } from '@mantine/core'
import { type AnyItem, type HistoryEntry, isPlanned } from '@schakel/domain'
import { IconCalendarTime, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { formatDate } from '../../ui/format.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import { titleOf } from '../items/titleOf.ts'
import { useRights } from '../items/useRights.ts'
import { ChosenStep } from './ChosenStep.tsx'
import classes from './HistoryDialog.module.css'
import { Moment } from './Moment.tsx'
import { RemoveEntry } from './RemoveEntry.tsx'
import { StatusSteps, useOffered } from './StatusSteps.tsx'
import { entryKey, isSameEntry, statusedOf, tableOf } from './statusOf.ts'
import { Timeline } from './Timeline.tsx'
import { type StatusChange, useStatusChange } from './useStatusChange.ts'

interface HistoryDialogProps {
  readonly item: AnyItem
  readonly onClose: () => void
}

/** The status of an item: what may come next, and what has been (S2.32, S4.4-S4.10). */
export default function HistoryDialog({ item, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('history')
  const common = useTranslation('common')
  const words = useWords()
  const change = useStatusChange(item)
  return (
    <Modal
      opened
      onClose={onClose}
      size={900}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      title={t('titleOf', { name: titleOf(item, words) })}
    >
      <div className={classes.dialog}>
        <NextStep item={item} change={change} />
        <Past item={item} change={change} />
      </div>
    </Modal>
  )
}

interface PartProps {
  readonly item: AnyItem
  readonly change: StatusChange
}

function NextStep({ item, change }: PartProps) {
  const { t } = useTranslation('history')
  const offered = useOffered(item)
  const rights = useRights(item)
  const [chosen, setChosen] = useState<string>()
  const { status, history } = statusedOf(item)
  const hasPlans = history.some((entry) => isPlanned(entry, new Date()))
  const mayNone = !Object.keys(tableOf(item)?.entries ?? {}).some(rights.choose)
  return (
    <Stack as="section" gap={3} fluid>
      <div>
        <StatusChip type={item._type} status={status} size="md" />
      </div>
      <Text as="h3" size="md" weight="bold">
        {t('next')}
      </Text>
      {offered.length === 0 ? (
        <Text tone="muted">{mayNone ? t('nextNotYours') : hasPlans ? t('nextPlanned') : t('nextNone')}</Text>
      ) : (
        <StatusSteps
          item={item}
          offered={offered}
          chosen={chosen}
          label={t('next')}
          onChoose={(to) => {
            change.clearError()
            setChosen(to)
          }}
        />
      )}
      <ChosenStep item={item} offered={offered} chosen={chosen} change={change} onChosen={setChosen} />
    </Stack>
  )
}

function Past({ item, change }: PartProps) {
  const { t } = useTranslation('history')
  const words = useWords()
  const rights = useRights(item)
  const [moving, setMoving] = useState<HistoryEntry>()
  const [leaving, setLeaving] = useState<HistoryEntry>()
  const keyboard = useKeptKeyboard<HTMLDivElement>()

  const actions = (entry: HistoryEntry, isPlan: boolean) => {
    const name = words.status(item._type, entry.status)
    // A plan is anyone's who may choose that status; the past is for staff and super users to correct (D5.2).
    const mayTouch = isPlan ? rights.choose(entry.status) : rights.correct
    if (!mayTouch) return null
    return (
      <>
        {isPlan && (
          <Button
            writes="now"
            size="sm"
            waits={change.isBusy}
            icon={<IconPlayerPlay size={14} aria-hidden="true" />}
            onClick={() => void change.pick(entry)}
          >
            {t('pick')}
          </Button>
        )}
        <IconButton
          writes="now"
          size="sm"
          label={t('redateOf', { status: name })}
          aria-pressed={moving !== undefined && isSameEntry(moving, entry)}
          onClick={() => setMoving(moving && isSameEntry(moving, entry) ? undefined : entry)}
        >
          <IconCalendarTime size={17} aria-hidden="true" />
        </IconButton>
        {change.canRemove(entry) && (
          <IconButton
            writes="now"
            size="sm"
            label={t('removeEntryOf', { status: name, date: formatDate(entry.date) })}
            waits={change.isBusy}
            onClick={() => (isPlan ? void change.remove(entry) : setLeaving(entry))}
          >
            <IconTrash size={17} aria-hidden="true" />
          </IconButton>
        )}
      </>
    )
  }

  return (
    <Stack as="section" gap={3} fluid className={classes.past}>
      <Text as="h3" size="md" weight="bold">
        {t('timeline')}
      </Text>
      {moving && (
        <Redate
          key={entryKey(moving)}
          name={words.status(item._type, moving.status)}
          entry={moving}
          isBusy={change.isBusy}
          onCancel={() => setMoving(undefined)}
          onMove={async (date) => {
            if (await change.redate(moving, date)) setMoving(undefined)
          }}
        />
      )}
      {leaving && (
        <RemoveEntry
          key={entryKey(leaving)}
          name={words.status(item._type, leaving.status)}
          date={formatDate(leaving.date)}
          isBusy={change.isBusy}
          onCancel={() => setLeaving(undefined)}
          onRemove={() => void change.remove(leaving).then(() => setLeaving(undefined))}
        />
      )}
      <div ref={keyboard}>
        <Timeline item={item} actions={actions} />
      </div>
    </Stack>
  )
}

interface RedateProps {
  readonly name: string
  readonly entry: HistoryEntry
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onMove: (date: string) => void
}

function Redate({ name, entry, isBusy, onCancel, onMove }: RedateProps) {
  const { t } = useTranslation('history')
  const common = useTranslation('common')
  const [date, setDate] = useState(() => new Date(entry.date))
  return (
    <Stack gap={2.5} pad={3} outlined className={classes.redate}>
      <Moment label={t('redateOf', { status: name })} value={date} onChange={setDate} />
      <Row gap={2} align="stretch">
        <Button writes="now" tone="brand" size="sm" busy={isBusy} onClick={() => onMove(date.toISOString())}>
          {common.t('save')}
        </Button>
        <Button tone="plain" size="sm" onClick={onCancel}>
          {common.t('cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
