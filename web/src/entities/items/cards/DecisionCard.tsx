import { useWords } from '../../../texts/i18n.ts'
import { Clamp } from '../../../ui/Clamp.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { DecidedOn } from '../DecidedOn.tsx'
import { textIn } from '../read.ts'
import { CardFrame, type CardProps } from './CardFrame.tsx'

/** What was decided of a dossier: whom, when and why, by whom and who thought otherwise (F2.16). */
export function DecisionCard(props: CardProps) {
  const { item } = props
  const words = useWords()
  const reason = textIn(item, 'reason')
  return (
    <CardFrame
      {...props}
      subtitle={<DecidedOn iso={textIn(item, 'date')} />}
      chips={<StatusChip type="decision" status={textIn(item, 'status')} />}
    >
      {reason && <Clamp lines={3}>{reason}</Clamp>}
      {['people', 'dissent'].map((name) => {
        const text = textIn(item, name)
        return (
          text && (
            <Hint key={name}>
              {words.field('decision', name)}: {text}
            </Hint>
          )
        )
      })}
    </CardFrame>
  )
}
