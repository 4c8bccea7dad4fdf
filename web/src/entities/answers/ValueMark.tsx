import type { answerValues } from '@schakel/domain'
import { IconCalendarClock, IconCheck, IconCircleHalf2, IconQuestionMark, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Marks.module.css'

/** What can be answered. */
export type Value = (typeof answerValues)[number]

const icons = { yes: IconCheck, partly: IconCircleHalf2, roadmap: IconCalendarClock, no: IconX } as const

/** The sign of an answer; beside its word, never alone. */
export function ValueIcon({ value, size = 15 }: { readonly value: Value | undefined; readonly size?: number }) {
  const Icon = value ? icons[value] : IconQuestionMark
  return <Icon size={size} stroke={2.2} aria-hidden="true" />
}

/** The word of an answer; nothing known is a word of its own (G5). */
export function useValueWord(): (value: Value | undefined) => string {
  const { t } = useTranslation('answers')
  const words = useWords()
  return (value) => (value ? words.choice('value', value) : t('unknown'))
}

/** An answer by word, sign and colour (G7). */
export function ValueMark({ value }: { readonly value: Value | undefined }) {
  const word = useValueWord()
  return (
    <Row
      as="span"
      gap={1}
      inline
      rigid
      size="sm"
      weight="strong"
      className={classes.mark}
      data-value={value ?? 'unknown'}
    >
      <ValueIcon value={value} />
      {word(value)}
    </Row>
  )
}
