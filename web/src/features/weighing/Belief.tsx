import type { DecisionSheet } from '@schakel/domain/calls'
import { useTranslation } from 'react-i18next'
import { useGradeWord } from '../../entities/answers/Grade.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import classes from './Weighing.module.css'

const grades = [0, 1, 2, 3, 4] as const

/** In how many draws an answer is taken as true that nobody checked, by its proof (F2.8). */
export function Belief({ belief }: Pick<DecisionSheet, 'belief'>) {
  const { t } = useTranslation('weighing')
  const word = useGradeWord()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the keyboard
    <section className={classes.scroll} aria-label={t('belief')} tabIndex={0}>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('belief')}</caption>
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
      </table>
      <Hint>{t('beliefHint')}</Hint>
    </section>
  )
}
