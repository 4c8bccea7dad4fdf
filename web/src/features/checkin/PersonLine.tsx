import {
  IconCar,
  IconCheck,
  IconChevronDown,
  IconCloudOff,
  IconGlassFull,
  IconMinus,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { faceOf } from '../../entities/items/read.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Chip } from '../../ui/Chip.tsx'
import { formatDate } from '../../ui/format.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Centre } from '../../ui/layout/Centre.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import type { Registration } from './attendance.ts'
import classes from './Checkin.module.css'
import type { AttendanceActions } from './useAttendance.ts'

interface PersonLineProps {
  readonly line: Registration
  readonly actions: AttendanceActions
}

const icon = { size: 15, 'aria-hidden': true } as const

/** One who is registered: a tick as large as the line, and below it, when asked, guests, drinks and who drives. */
export function PersonLine({ line, actions }: PersonLineProps) {
  const writeBlocked = useWriteBlocked('queued')
  const { t } = useTranslation('checkin')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { name, detail, present, guests, drinks, bob, isWaiting, isNew } = line
  return (
    <Panel as="article" className={classes.person} data-present={present !== undefined || undefined}>
      <Row className={classes.row}>
        <Row relative text="start" as="label" gap={3} grow fluid corners="lg" className={classes.tick}>
          <input
            type="checkbox"
            className={classes.box}
            aria-label={t('isPresent', { name })}
            checked={present !== undefined}
            disabled={isNew}
            onChange={() => actions.toggle(line)}
            {...writeBlocked}
          />
          <Centre as="span" rigid corners="full" className={classes.mark}>
            <IconCheck size={22} stroke={2.6} aria-hidden="true" />
          </Centre>
          <ItemAvatar {...faceOf(line.person)} size={40} />
          <Stack as="span" fluid>
            <Text as="span" size="lg" weight="bold" truncate tight>
              {name}
            </Text>
            <Text as="span" size="sm" tone="soft" truncate>
              {present !== undefined && (
                <Text as="span" tone="success" weight="bold" digits className={classes.since}>
                  {formatDate(present).slice(11)}
                </Text>
              )}
              {detail}
            </Text>
          </Stack>
        </Row>
        <Cluster as="span" gap={1.5} justify="end" className={classes.chips}>
          {isWaiting && (
            <Chip tone="warning">
              <IconCloudOff {...icon} />
              <span className="sk-hidden">{t('lineWaits')}</span>
            </Chip>
          )}
          {bob && (
            <Chip>
              <IconCar {...icon} /> {t('bob')}
            </Chip>
          )}
          {drinks > 0 && (
            <Chip>
              <IconGlassFull {...icon} /> {drinks}
              <span className="sk-hidden"> {t('drinks')}</span>
            </Chip>
          )}
          {guests > 0 && (
            <Chip>
              <IconUsers {...icon} /> +{guests}
              <span className="sk-hidden"> {t('guests')}</span>
            </Chip>
          )}
        </Cluster>
        <button
          type="button"
          className={classOf(['centre'], { rigid: true, tone: 'soft', corners: 'lg', className: classes.more })}
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          aria-label={t('moreOf', { name })}
          disabled={isNew}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} aria-hidden="true" />
        </button>
      </Row>
      <Row id={`${id}-more`} gap={3} wrap line="above" className={classes.details} hidden={!isOpen}>
        <Stepper label={t('guests')} value={guests} onChange={(next) => actions.setGuests(line, next)} />
        <Stepper label={t('drinks')} value={drinks} onChange={(next) => actions.setFields(line, { drinks: next })} />
        <Row tall="press">
          <Switch
            writes="queued"
            label={t('bobLong')}
            isOn={bob}
            onChange={(next) => actions.setFields(line, { bob: next })}
          />
        </Row>
      </Row>
    </Panel>
  )
}

interface StepperProps {
  readonly label: ReactNode
  readonly value: number
  readonly onChange: (value: number) => void
}

const MOST = 1000

function Stepper({ label, value, onChange }: StepperProps) {
  const writeBlocked = useWriteBlocked('queued')
  const { t } = useTranslation('checkin')
  const id = useId()
  return (
    <Grid gap={1.5} align="center" className={classes.stepper} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <button
        type="button"
        aria-label={t('oneLess')}
        disabled={value === 0}
        onClick={() => onChange(value - 1)}
        {...writeBlocked}
      >
        <IconMinus size={18} aria-hidden="true" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={t('oneMore')}
        disabled={value >= MOST}
        onClick={() => onChange(value + 1)}
        {...writeBlocked}
      >
        <IconPlus size={18} aria-hidden="true" />
      </button>
    </Grid>
  )
}
