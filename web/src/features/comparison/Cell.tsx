import type { ComparisonCell } from '@schakel/domain/calls'
import { IconAlertTriangle, IconClockX, IconRefreshAlert } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useGradeWord } from '../../entities/answers/Grade.tsx'
import marks from '../../entities/answers/Marks.module.css'
import { useValueWord, ValueSign } from '../../entities/answers/ValueMark.tsx'
import classes from './Comparison.module.css'
import { countedOf, isContradicted } from './cells.ts'

/** Words of the grid: asked once for thousands of cells. */
export interface CellWords {
  readonly value: ReturnType<typeof useValueWord>
  /** What the pips and marks of a cell say, for who cannot see them. */
  readonly marks: (cell: ComparisonCell) => string
}

/** The words of all cells in the language on the screen. */
export function useCellWords(): CellWords {
  const { t } = useTranslation('comparison')
  const value = useValueWord()
  const grade = useGradeWord()
  return {
    value,
    marks: (cell) =>
      [
        countedOf(cell) === undefined ? '' : t('gradeOf', { grade: cell.grade, word: grade(cell.grade) }),
        isContradicted(cell) ? t('contradicted', { value: value(cell.value ?? undefined) }) : '',
        cell.isToConfirm ? t('toConfirm') : '',
        cell.isExpired ? t('expired') : '',
        cell.remark ? t('hasRemark') : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
  }
}

interface CellProps {
  readonly cell: ComparisonCell
  readonly words: CellWords
}

/** What stands in a cell: the value that counts, how well it is proven, and marks for what one should look into (F1.13). */
export function Cell({ cell, words }: CellProps) {
  const value = countedOf(cell)
  return (
    <>
      <span className={classes.value} data-value={value ?? 'unknown'}>
        <ValueSign value={value} />
        {words.value(value)}
      </span>
      <span className={classes.below}>
        {value !== undefined && <span className={marks.pips} data-grade={cell.grade} aria-hidden="true" />}
        {isContradicted(cell) && <IconAlertTriangle size={13} className={classes.warn} aria-hidden="true" />}
        {cell.isToConfirm && <IconRefreshAlert size={13} className={classes.warn} aria-hidden="true" />}
        {cell.isExpired && <IconClockX size={13} className={classes.warn} aria-hidden="true" />}
        {cell.remark && <span className={classes.remark} aria-hidden="true" />}
      </span>
      <span className="sk-hidden">{words.marks(cell)}</span>
    </>
  )
}
