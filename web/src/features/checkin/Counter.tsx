import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useLineStatus } from '../../entities/live/liveSocket.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount } from '../../ui/format.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import type { countsOf } from './attendance.ts'
import classes from './Checkin.module.css'

interface CounterProps {
  readonly counts: ReturnType<typeof countsOf>
  /** How much of what was ticked waits for a connection. */
  readonly waiting: number
}

/** How many are there, the same on every device, and whether all of it has arrived (D12). */
export function Counter({ counts: { present, registered, guests }, waiting }: CounterProps) {
  const { t } = useTranslation('checkin')
  const line = useLineStatus()
  const isCut = waiting > 0 || line === 'disconnected' || line === 'reconnectError'
  return (
    <Panel pad={4} padX={5} raised className={classes.counter} aria-label={t('count')}>
      <Row as="p" gap={3} align="baseline" tone="soft" className={classes.numbers}>
        <strong>{formatCount(present)}</strong>{' '}
        <span>
          {t('ofRegistered', { count: registered, total: formatCount(registered) })}
          {guests > 0 && <span className={classes.guests}>{t('andGuests', { count: guests })}</span>}
        </span>
      </Row>
      <progress className={classes.bar} value={present} max={Math.max(registered, 1)} aria-label={t('progress')} />
      <Row
        as="p"
        gap={2}
        justify="end"
        inline
        size="sm"
        tone="success"
        weight="strong"
        className={classes.line}
        role="status"
        data-cut={isCut || undefined}
      >
        {isCut ? <IconCloudOff size={18} aria-hidden="true" /> : <IconCloudCheck size={18} aria-hidden="true" />}
        {waiting > 0 ? t('waiting', { count: waiting }) : isCut ? t('offline') : t('upToDate')}
      </Row>
    </Panel>
  )
}
