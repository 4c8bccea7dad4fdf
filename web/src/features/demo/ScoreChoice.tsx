import { useTranslation } from '../../texts/useTranslation.ts'
import { KeyedChoice } from '../../ui/KeyedChoice.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Demo.module.css'

interface ScoreChoiceProps {
  readonly label: string
  readonly score: number | undefined
  readonly onChoose: (score: number) => void
}

/** What each score means, 0 first. */
export const scoreWords = ['none', 'weak', 'partly', 'good', 'top'] as const

const scores = [...scoreWords.keys()]

/** A score from 0 to 4: by thumb, or by 0–4 and the arrows (F1.12). */
export function ScoreChoice({ label, score, onChoose }: ScoreChoiceProps) {
  const { t } = useTranslation('demo')
  return (
    <KeyedChoice
      label={label}
      options={scores}
      from={0}
      value={score}
      onChoose={onChoose}
      className={classes.choice}
      optionClass={classes.option}
    >
      {(one) => (
        <>
          <Text as="span" size="lg" weight="bold" digits>
            {one}
          </Text>
          <Text as="span" size="xs">
            {t(`scores.${scoreWords[one] ?? 'none'}`)}
          </Text>
        </>
      )}
    </KeyedChoice>
  )
}
