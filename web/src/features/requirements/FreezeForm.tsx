import { date, isoDateOf } from '@schakel/domain'
import type { RequirementInput, RequirementSet } from '@schakel/domain/calls'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { useKeptText } from '../../entities/comments/unsentText.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { useErrorText } from '../../ui/errorText.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { notifySuccess } from '../../ui/notify.ts'
import { SkeletonBar } from '../../ui/Skeleton.tsx'
import rowClasses from './Rows.module.css'
import classes from './Set.module.css'
import { useFreeze } from './useWrites.ts'

const REASON_MAX = 2000
const dueField = date()
// Drawn with Mantine, which the rows do without.
const DateField = lazyPart(async () => ({
  default: (await import('../../entities/forms/inputs/DateField.tsx')).DateField,
}))

interface FreezeFormProps {
  readonly set: RequirementSet
  readonly changes: { readonly rows: readonly RequirementInput[]; readonly remove: readonly string[] }
  /** Somebody else froze first: one looks at that before one goes on. */
  readonly isBehind: boolean
  /** Saves what is on its way yet; answers whether all of it is there. */
  readonly settle: () => Promise<boolean>
  readonly onClose: () => void
  readonly onFrozen: () => void
}

/** Freezes the set: what that means, until when suppliers answer, and from the second version on why (F1.5). */
export function FreezeForm({ set, changes, isBehind, settle, onClose, onFrozen }: FreezeFormProps) {
  const { t } = useTranslation('requirements')
  const common = useTranslation('common')
  const errorText = useErrorText()
  const freeze = useFreeze()
  const id = useId()
  const isNext = set.version > 0
  const form = useRef<HTMLFormElement>(null)
  // It opens below the button: on a phone out of sight, as if nothing was pressed.
  useEffect(() => {
    // Without an answer: a browser may give a promise, which React would call when the form goes.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [due, setDue] = useState(set.answersDue?.slice(0, 10) ?? '')
  const { text: reason, setText: setReason, forget } = useKeptText(set.parent, 'freeze')
  const [isAsked, setAsked] = useState(false)
  const [isSettling, setSettling] = useState(false)
  const isDayWrong = isAsked && due !== '' && isoDateOf(due) === undefined
  const isWrong = isAsked && isNext && reason.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isBehind || (due !== '' && isoDateOf(due) === undefined)) return
    if (isNext && reason.trim() === '') return document.getElementById(`${id}-reason`)?.focus()
    const said = { ...(isNext ? { reason: reason.trim() } : {}), ...(due ? { answersDue: due } : {}) }
    // What stands on the screen is what one freezes; why something of it is not there is said at its row.
    setSettling(true)
    const isThere = await settle()
    setSettling(false)
    if (!isThere) return
    // Also where one went away meanwhile; what was said against it stands in the form.
    await freeze.mutateAsync({ dossier: set.parent, version: set.version, ...said, ...changes }).then(
      ({ version }) => {
        forget()
        notifySuccess(t('frozenNow', { version }))
        onFrozen()
      },
      () => undefined,
    )
  }
  const { title, text } = errorText(freeze.error)
  const failure = isApiError(freeze.error, 409) ? t('freezeStale') : `${title}. ${text}`
  return (
    <Section
      title={isNext ? t('freezeNext', { version: set.version + 1 }) : t('freeze')}
      icon={<IconLock size={18} aria-hidden="true" />}
      isForScreen
    >
      <Stack as="form" ref={form} gap={3} className={classes.freeze} onSubmit={(event) => void submit(event)}>
        <p>{isNext ? t('freezeNextMeans') : t('freezeMeans')}</p>
        {isNext && (
          <div className={rowClasses.field}>
            <label htmlFor={`${id}-reason`}>{t('reason')}</label>
            <textarea
              id={`${id}-reason`}
              rows={2}
              className={rowClasses.input}
              maxLength={REASON_MAX}
              value={reason}
              required
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}-said`}
              onChange={({ target }) => setReason(target.value)}
            />
            <Hint id={`${id}-said`} tone={isWrong ? 'danger' : 'muted'}>
              {isWrong ? t('reasonNeeded') : t('reasonFor')}
            </Hint>
          </div>
        )}
        <div className={`${rowClasses.field} ${classes.due}`}>
          <DateField
            meanwhile={<SkeletonBar />}
            id={`${id}-due`}
            type="dossier"
            path="answers_due"
            field={dueField}
            label={t('due')}
            value={due}
            error={isDayWrong ? t('dueWrong') : undefined}
            onChange={(value) => setDue(typeof value === 'string' ? value : '')}
            onLeave={() => undefined}
          />
        </div>
        {freeze.error && (
          <p className={rowClasses.wrong} role="alert">
            {failure}
          </p>
        )}
        <Row as="span" align="stretch" wrap justify="end" gap={2} className={classes.buttons}>
          <Button
            onClick={() => {
              forget()
              onClose()
            }}
          >
            {common.t('cancel')}
          </Button>
          <Button
            type="submit"
            tone="brand"
            writes="now"
            busy={isSettling || freeze.isPending}
            aria-disabled={isBehind}
          >
            {isNext ? t('freezeNext', { version: set.version + 1 }) : t('freeze')}
          </Button>
        </Row>
      </Stack>
    </Section>
  )
}
