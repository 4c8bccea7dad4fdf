import type { DecisionSheet } from '@schakel/domain/calls'
import { useGradeWord } from '../../entities/answers/Grade.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'

const grades = [0, 1, 2, 3, 4] as const

/** In how many draws an answer is taken as true that nobody checked, by its proof (F2.8). */
export function Belief({ belief }: Pick<DecisionSheet, 'belief'>) {
  const { t } = useTranslation('weighing')
  const word = useGradeWord()
  return (
    <>
      <DataTable label={t('belief')} isTitled>
        <thead>
          <tr>
            {grades.map((grade) => (
              <th key={grade} scope="col">
                {word(grade)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {grades.map((grade) => (
              <td key={grade}>{belief[grade]}%</td>
            ))}
          </tr>
        </tbody>
      </DataTable>
      <Hint>{t('beliefHint')}</Hint>
    </>
  )
}
