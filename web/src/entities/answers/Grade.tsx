import { useCallback } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Marks.module.css'

/** The names of the grades of evidence, 0 to 4 (F1.10). */
export const gradeNames = ['claimed', 'document', 'reference', 'seen', 'tested'] as const

/** What a grade says in the language on the screen. */
export function useGradeWord(): (grade: number) => string {
  const { t } = useTranslation('answers')
  return useCallback((grade) => t(`grades.${gradeNames[grade] ?? 'claimed'}`), [t])
}

/** How well an answer is proven, 0 to 4: pips to look over, its word for who reads it aloud or points at it (F1.10). */
export function Grade({ grade, isWordy = false }: { readonly grade: number; readonly isWordy?: boolean }) {
  const { t } = useTranslation('answers')
  const word = useGradeWord()(grade)
  return (
    <Row as="span" gap={1.5} inline size="xs" tone="muted" title={t('grade', { grade, word })}>
      <span className={classes.pips} aria-hidden="true" data-grade={grade} />
      {isWordy ? word : <span className="sk-hidden">{t('grade', { grade, word })}</span>}
    </Row>
  )
}
