import { REPORT_TARGET_MAX } from '@schakel/domain'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import fieldClasses from '../../../ui/Field.module.css'
import { Field } from '../../../ui/Field.tsx'
import { Text } from '../../../ui/layout/Text.tsx'

interface TargetFieldProps {
  readonly target: number | undefined
  readonly onTarget: (target: number | undefined) => void
}

/** What one wants to reach, as a whole number; empty for none. */
export function TargetField({ target, onTarget }: TargetFieldProps) {
  const { t } = useTranslation('reports')
  const id = useId()
  const [text, setText] = useState(target === undefined ? '' : String(target))
  const number = Number(text.replaceAll('.', ''))
  const isWrong = text.trim() !== '' && !(Number.isInteger(number) && number > 0 && number <= REPORT_TARGET_MAX)
  return (
    <Field id={id} label={t('target')}>
      <input
        id={id}
        className={fieldClasses.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => {
          const next = event.currentTarget.value
          setText(next)
          const value = Number(next.replaceAll('.', ''))
          if (next.trim() === '') onTarget(undefined)
          else if (Number.isInteger(value) && value > 0 && value <= REPORT_TARGET_MAX) onTarget(value)
        }}
      />
      {isWrong && (
        <Text as="span" id={`${id}-wrong`} role="alert" size="xs" tone="danger">
          {t('targetWrong')}
        </Text>
      )}
    </Field>
  )
}
