import type { AnyItem } from '@schakel/domain'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { isComposing } from '../../ui/composing.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useKeptText } from '../comments/unsentText.ts'
import { Moment } from './Moment.tsx'
import classes from './StepForm.module.css'
import { startDate, tableOf } from './statusOf.ts'
import type { StatusChange } from './useStatusChange.ts'

interface StepFormProps {
  readonly item: AnyItem
  readonly status: string
  /** Saves it, and says what the server has against it: what was typed stays until it is saved. */
  readonly change: StatusChange
  readonly onSaved: () => void
  readonly onCancel: () => void
  /** Escape closes it, where nothing else would; what was typed is kept. */
  readonly onEscape?: () => void
  /** Whether the status can be chosen now: somebody else may have been first. */
  readonly isOffered?: boolean
  /** Whether it may be planned for later; an answer to an offer is of now. */
  readonly canPlan?: boolean
  /** What the button says, where that is not the status. */
  readonly action?: string
}

const REASON_MAX = 2000

/** Asks what a status needs before it is chosen: a reason (S4.8) and a date (S4.9). */
export default function StepForm(props: StepFormProps) {
  const { item, status, change, onSaved, onCancel, onEscape, isOffered = true, canPlan = true, action } = props
  const { isBusy, error } = change
  const { t } = useTranslation('history')
  const common = useTranslation('common')
  const words = useWords()
  const table = tableOf(item)
  const needsReason = table?.entries[status]?.prompt === true
  const [now] = useState(() => new Date())
  const start = table ? startDate(table, item, status, now) : now
  const [isLater, setLater] = useState(false)
  const [date, setDate] = useState(start)
  const { text: reason, setText: setReason, forget } = useKeptText(`${item._id}:${status}`, 'step')
  const [isTried, setTried] = useState(false)
  const isMissing = needsReason && reason.trim() === ''
  const isPlan = isLater && date.getTime() > Date.now()
  const name = words.status(item._type, status)

  // Pressed while the step before is on its way: sent as soon as that is saved, and not where it was refused.
  const [isNext, setNext] = useState(false)
  const [isSent, setSent] = useState(false)
  const send = async () => {
    setSent(true)
    try {
      const isSaved = await change.choose({
        status,
        ...(isPlan ? { date: date.toISOString() } : {}),
        ...(reason.trim() ? { description: reason.trim() } : {}),
      })
      if (!isSaved) return
      forget(reason)
      onSaved()
    } finally {
      setSent(false)
    }
  }
  const sendNext = useEffectEvent(send)
  useEffect(() => {
    if (!isNext || isBusy) return
    setNext(false)
    if (!error) void sendNext()
  }, [isNext, isBusy, error])

  const press = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || isSent) return
    if (isBusy) setNext(true)
    else void send()
  }

  // What is being saved shows already, and then the status is not offered any more.
  const isGone = !isOffered && !isSent
  const problem = error ?? (isGone && reason !== '' ? words.issue({ code: 'notReachable' }) : undefined)
  const notice = problem && (
    <Notice as="p" size="sm" tone="danger" weight="medium" role="alert">
      {problem}
    </Notice>
  )
  // What was typed stays to be read and copied.
  if (isGone && reason === '') return notice

  return (
    <Stack
      as="form"
      gap={3}
      pad={4}
      outlined
      className={classes.form}
      onSubmit={press}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event)) onEscape?.()
      }}
      noValidate
    >
      {needsReason && (
        <TextArea
          label={t('reason')}
          description={t('reasonHint')}
          required
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && isMissing ? words.issue({ code: 'required' }) : undefined}
          data-autofocus
          autoFocus
        />
      )}
      {canPlan && (
        <When isLater={isLater} onLater={setLater}>
          <Moment label={t('date')} value={date} onChange={setDate} description={isPlan ? undefined : t('bumped')} />
        </When>
      )}
      {notice}
      <Cluster gap={2}>
        <Button writes="now" type="submit" tone="brand" busy={isSent || isNext}>
          {action ?? (isPlan ? t('plan', { status: name }) : t('setNow', { status: name }))}
        </Button>
        <Button
          tone="plain"
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {common.t('cancel')}
        </Button>
      </Cluster>
    </Stack>
  )
}

interface WhenProps {
  readonly isLater: boolean
  readonly onLater: (isLater: boolean) => void
  /** What asks for the moment. */
  readonly children: ReactNode
}

function When({ isLater, onLater, children }: WhenProps) {
  const { t } = useTranslation('history')
  return (
    <Stack gap={3} align="start">
      <Segments
        label={t('when')}
        value={isLater ? 'later' : 'now'}
        onChange={(value) => onLater(value === 'later')}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
      />
      {isLater && children}
    </Stack>
  )
}
