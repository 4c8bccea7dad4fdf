import { REPORT_TARGET_MAX } from '@schakel/domain'
import { useId, useState } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
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
  const isWrong = text.trim() !== '' && targetIn(text) === undefined
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
          const number = targetIn(next)
          if (number !== undefined || next.trim() === '') onTarget(number)
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

/** The number that somebody wrote, with or without dots between thousands; nothing where it is no target. */
function targetIn(text: string): number | undefined {
  const number = Number(text.replaceAll('.', ''))
  return Number.isInteger(number) && number > 0 && number <= REPORT_TARGET_MAX ? number : undefined
}
