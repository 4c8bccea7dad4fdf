import type { answerValues } from '@schakel/domain'
import { useCallback } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Marks.module.css'

/** What can be answered. */
export type Value = (typeof answerValues)[number]

/** The sign of an answer, drawn by styles: a picture in each of thousands of cells is what a grid waits for. Beside its word, never alone. */
export function ValueSign({ value }: { readonly value: Value | undefined }) {
  return <span className={classes.sign} data-value={value ?? 'unknown'} aria-hidden="true" />
}

/** The word of an answer; nothing known is a word of its own (G5). */
export function useValueWord(): (value: Value | undefined) => string {
  const { t } = useTranslation('answers')
  const words = useWords()
  return useCallback((value) => (value ? words.choice('value', value) : t('unknown')), [words, t])
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
      <ValueSign value={value} />
      {word(value)}
    </Row>
  )
}
