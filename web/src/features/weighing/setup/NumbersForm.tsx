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
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, String(value ?? '').replace('.', ',')])),
  )
  const numbers: Numbers = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, numberOf(text)]))
  const isFit = !Object.values(numbers).some(Number.isNaN) && isRight(numbers)
  const isChanged = fields.some(({ name, value }) => numbers[name] !== value)
  const isBegun = fields.every(({ name, value }) => typed[name] !== '' || value !== undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFit && isChanged) onSave(numbers)
  }
  const kept = fields.flatMap(({ label: said, value }) =>
    value === undefined ? [] : [`${said}: ${numberWith(2, 0)(value)}`],
  )
  return (
    <>
      <Text data-paper="">{kept.join(' · ')}</Text>
      <Stack as="form" gap={3} onSubmit={submit} aria-label={label}>
        <Row gap={3} wrap align="end">
          {fields.map(({ name, label: said, isDecimal }) => (
            <Field key={name} id={`${id}-${name}`} label={said}>
              <input
                id={`${id}-${name}`}
                className={form.input}
                inputMode={isDecimal ? 'decimal' : 'numeric'}
                disabled={isFixed}
                value={typed[name]}
                onChange={({ target }) =>
                  setTyped({ ...typed, [name]: target.value.replace(isDecimal ? /[^\d.,]/g : /\D/g, '') })
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

function numberOf(typed: string): number {
  return typed === '' ? Number.NaN : Number(typed.replace(',', '.'))
}
