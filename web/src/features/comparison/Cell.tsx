import type { ComparisonCell } from '@schakel/domain/calls'
import { IconAlertTriangle, IconClockX, IconRefreshAlert } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useGradeWord } from '../../entities/answers/Grade.tsx'
import marks from '../../entities/answers/Marks.module.css'
import { useValueWord, ValueSign } from '../../entities/answers/ValueMark.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
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
  return useMemo(() => cellWords({ t, value, grade }), [t, value, grade])
}

interface Words {
  readonly t: ReturnType<typeof useTranslation<'comparison'>>['t']
  readonly value: ReturnType<typeof useValueWord>
  readonly grade: ReturnType<typeof useGradeWord>
}

// Many cells say the same, and putting words together costs more than finding them.
function cellWords({ t, value, grade }: Words): CellWords {
  const known = new Map<string, string>()
  const marksOf = (cell: ComparisonCell) =>
    [
      countedOf(cell) === undefined ? '' : t('gradeOf', { grade: cell.grade, word: grade(cell.grade) }),
      isContradicted(cell) ? t('contradicted', { value: value(cell.value ?? undefined) }) : '',
      cell.isToConfirm ? t('toConfirm') : '',
      cell.isExpired ? t('expired') : '',
      cell.remark ? t('hasRemark') : '',
    ]
      .filter((part) => part !== '')
      .join(', ')
  const marks = (cell: ComparisonCell) => {
    const { isToConfirm, isExpired, remark } = cell
    const key = [cell.value, cell.checked, cell.grade, isToConfirm, isExpired, Boolean(remark)].join(' ')
    const said = known.get(key) ?? marksOf(cell)
    known.set(key, said)
    return said
  }
  return { value, marks }
}

interface CellProps {
  readonly cell: ComparisonCell
  readonly words: CellWords
}

/** What stands in a cell: the value that counts, how well it is proven, and marks for what one should look into (F1.13). */
export function Cell({ cell, words }: CellProps) {
  return (
    <>
      <Seen cell={cell} words={words} />
      <span className="sk-hidden">{words.marks(cell)}</span>
    </>
  )
}

/** A cell as it is seen; whoever hears it is told by `labelOf`. Of thousands of cells each part counts (F1.16). */
export function Seen({ cell, words }: CellProps) {
  const value = countedOf(cell)
  const pips = value !== undefined && <span className={marks.pips} data-grade={cell.grade} aria-hidden="true" />
  const isMarked = isContradicted(cell) || cell.isToConfirm || cell.isExpired || Boolean(cell.remark)
  return (
    <>
      <span className={classes.value} data-value={value ?? 'unknown'}>
        <ValueSign value={value} />
        {words.value(value)}
      </span>
      {isMarked ? (
        <span className={classes.below}>
          {pips}
          {isContradicted(cell) && <IconAlertTriangle size={13} className={classes.warn} aria-hidden="true" />}
          {cell.isToConfirm && <IconRefreshAlert size={13} className={classes.warn} aria-hidden="true" />}
          {cell.isExpired && <IconClockX size={13} className={classes.warn} aria-hidden="true" />}
          {cell.remark && <span className={classes.remark} aria-hidden="true" />}
        </span>
      ) : (
        pips
      )}
    </>
  )
}

/** What a cell says to whoever hears it: its value, and what its pips and marks mean. */
export function labelOf(cell: ComparisonCell, words: CellWords): string {
  return [words.value(countedOf(cell)), words.marks(cell)].filter((part) => part !== '').join(', ')
}
