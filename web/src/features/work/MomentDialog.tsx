import { Modal } from '@mantine/core'
import { addDays } from '@schakel/domain/planning'
import { morningOf, snoozeNames, snoozeUntil, workBounds } from '@schakel/domain/work'
import { useState } from 'react'
import MomentPicker from '../../entities/history/MomentPicker.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { Asking } from '../../ui/ask.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { timeZone } from '../../ui/timeZone.ts'

/** What the moment is for. */
export type MomentUse = 'snooze' | 'remind'

interface MomentDialogProps extends Asking<Date | undefined> {
  readonly use: MomentUse
  readonly name: string
}

/** One of three moments by one key, or another one, in one's own time zone (D1.4). */
export function MomentDialog({ use, name, onClose }: MomentDialogProps) {
  const { t } = useTranslation('work')
  const common = useTranslation('common')
  const [now] = useState(() => new Date())
  const [moment, setMoment] = useState(() => morningOf(addDays(workBounds(now, timeZone()).day, 2), timeZone()))
  const offered = snoozeNames.flatMap((one) => {
    const at = snoozeUntil(one, now, timeZone())
    return at ? [{ name: one, at }] : []
  })
  const isPast = moment.getTime() <= now.getTime()
  return (
    <Modal
      opened
      onClose={() => onClose(undefined)}
      title={t(`${use}Of`, { name })}
      centered
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 120 }}
    >
      <Stack gap={2.5}>
        <Hint>{t(`${use}Text`)}</Hint>
        {offered.map((one, index) => (
          <Button key={one.name} writes="now" data-autofocus={index === 0 || undefined} onClick={() => onClose(one.at)}>
            {t(`moments.${one.name}`)} · {formatDate(one.at.toISOString())}
          </Button>
        ))}
        <Row
          as="form"
          gap={2}
          align="end"
          wrap
          onSubmit={(event) => {
            event.preventDefault()
            if (!isPast) onClose(moment)
          }}
        >
          <MomentPicker
            label={t(`${use}Date`)}
            value={moment}
            onChange={setMoment}
            error={isPast ? t('past') : undefined}
          />
          <Button type="submit" tone="brand" writes="now" disabled={isPast}>
            {t(use)}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
