import { useTranslation } from '../../../texts/useTranslation.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { dayOf, timeOf, wallText } from '../wallText.ts'
import { DayInput } from './DateField.tsx'
import { type InputProps, inputText } from './inputProps.ts'
import classes from './inputs.module.css'
import { TypedField } from './TypedField.tsx'

/** A time as people type it, as HH:mm: `9`, `930`, `9.30` and `9:30` are half past nine or nine; anything else stays for the check to refuse. */
export function readTime(typed: string): string {
  const parts = /^(\d{1,2})(?:[:.\s]?(\d{2}))?$/.exec(typed.trim())
  if (!parts) return typed.trim()
  return `${(parts[1] ?? '').padStart(2, '0')}:${parts[2] ?? '00'}`
}

/** A day and its time, 340 wide; a day asks for a time (S5.9, S2.32). */
export function DateTimeField(props: InputProps) {
  const { id, value, label, error, onChange, onLeave } = props
  const { t } = useTranslation('forms')
  const text = inputText(value)
  const [day, time] = [dayOf(text), timeOf(text)]
  return (
    <Row gap={2.5} align="start" wrap fluid className={classes.moment} most={84}>
      <DayInput
        {...props}
        value={day}
        onChange={(next) => onChange(wallText(inputText(next), time))}
        onPick={(next) => {
          onChange(wallText(next, time))
          document.getElementById(`${id}-time`)?.focus()
        }}
      />
      <TypedField
        id={`${id}-time`}
        label={t('time')}
        aria-label={t('timeOf', { label })}
        placeholder="00:00"
        inputMode="numeric"
        autoComplete="off"
        disabled={day === ''}
        error={error !== undefined && day !== ''}
        shown={time.slice(0, 5)}
        typed={time.slice(0, 5)}
        onType={(next) => onChange(wallText(day, next.trim() === '' ? '' : readTime(next)))}
        onLeave={onLeave}
      />
    </Row>
  )
}
