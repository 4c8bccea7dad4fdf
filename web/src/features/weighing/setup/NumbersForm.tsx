import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../../ui/Field.module.css'
import { Field } from '../../../ui/Field.tsx'
import { numberWith } from '../../../ui/format.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'

interface NumberField {
  readonly name: string
  readonly label: string
  /** Nothing before anybody said it. */
  readonly value: number | undefined
  /** It may have decimals; whole numbers otherwise. */
  readonly isDecimal?: boolean
}

/** Numbers by the names of their fields. */
type Numbers = Readonly<Record<string, number>>

interface NumbersFormProps {
  readonly label: string
  readonly fields: readonly NumberField[]
  readonly isRight: (numbers: Numbers) => boolean
  /** What is said of numbers that are not right. */
  readonly wrong: string
  readonly onSave: (numbers: Numbers) => void
  readonly isSaving: boolean
  /** They are shown and cannot be changed. */
  readonly isFixed?: boolean
}

/** A few numbers beside each other that are kept together. */
export function NumbersForm(props: NumbersFormProps) {
  const { label, fields, isRight, wrong, onSave, isSaving, isFixed = false } = props
  const { t } = useTranslation('weighing')
  const id = useId()
  // Only what was typed: the others are shown, and sent, as they stand now (D2.3).
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const isKept = ({ name, value }: NumberField) => typed[name] === shownAs(value)
  // What is kept as it was typed follows what somebody else makes of it.
  if (fields.some(isKept)) setTyped(without(typed, fields.filter(isKept)))
  const shown = ({ name, value }: NumberField) => typed[name] ?? shownAs(value)
  const numbers: Numbers = Object.fromEntries(fields.map((field) => [field.name, numberOf(shown(field))]))
  const isFit = !Object.values(numbers).some(Number.isNaN) && isRight(numbers)
  const isChanged = fields.some(({ name, value }) => numbers[name] !== value)
  const isBegun = fields.every((field) => shown(field) !== '' || field.value !== undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isFit || !isChanged) return
    // As it will be read again, for what was typed as 09,50.
    setTyped(Object.fromEntries(Object.keys(typed).map((name) => [name, shownAs(numbers[name])])))
    onSave(numbers)
  }
  const kept = fields.flatMap(({ label: said, value }) =>
    value === undefined ? [] : [`${said}: ${numberWith(2, 0)(value)}`],
  )
  return (
    <>
      <Text data-paper="">{kept.join(' · ')}</Text>
      <Stack as="form" gap={3} onSubmit={submit} aria-label={label}>
        <Row gap={3} wrap align="end">
          {fields.map((field) => (
            <Field key={field.name} id={`${id}-${field.name}`} label={field.label}>
              <input
                id={`${id}-${field.name}`}
                className={form.input}
                inputMode={field.isDecimal ? 'decimal' : 'numeric'}
                disabled={isFixed}
                value={shown(field)}
                onChange={({ target }) =>
                  setTyped({ ...typed, [field.name]: target.value.replace(field.isDecimal ? /[^\d.,]/g : /\D/g, '') })
                }
              />
            </Field>
          ))}
          {!isFixed && (
            <Button type="submit" writes="now" busy={isSaving} disabled={!isFit || !isChanged}>
              {t('saveNumbers')}
            </Button>
          )}
        </Row>
        {!isFit && isBegun && <Hint role="alert">{wrong}</Hint>}
      </Stack>
    </>
  )
}

function without(typed: Readonly<Record<string, string>>, fields: readonly NumberField[]) {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !fields.some((field) => field.name === name)))
}

function shownAs(value: number | undefined): string {
  return String(value ?? '').replace('.', ',')
}

function numberOf(typed: string): number {
  return typed === '' ? Number.NaN : Number(typed.replace(',', '.'))
}
