import { answerValues } from '@schakel/domain'
import { useValueWord, type Value, ValueSign } from '../../entities/answers/ValueMark.tsx'
import { KeyedChoice } from '../../ui/KeyedChoice.tsx'
import classes from './ValueChoice.module.css'

interface ValueChoiceProps {
  readonly label: string
  readonly describedBy?: string | undefined
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  /** Enter goes on to what belongs with it. */
  readonly onEnter?: () => void
}

/** Yes, partly, roadmap or no: by pointer, or by 1–4 and the arrows (F1.7). */
export function ValueChoice({ onEnter, ...props }: ValueChoiceProps) {
  const word = useValueWord()
  return (
    <KeyedChoice
      {...props}
      onEnter={onEnter}
      options={answerValues}
      from={1}
      className={classes.choice}
      optionClass={classes.option}
    >
      {(one) => (
        <>
          <ValueSign value={one} />
          {word(one)}
        </>
      )}
    </KeyedChoice>
  )
}
