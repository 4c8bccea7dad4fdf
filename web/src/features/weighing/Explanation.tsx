import type { DecisionSheet } from '@schakel/domain/calls'
import { type Decision, type DecisionInput, explain, type Fact } from '@schakel/domain/decision'
import { IconMessage2Question } from '@tabler/icons-react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { FactGrounds } from './FactGrounds.tsx'
import { NumberSentence } from './NumberSentence.tsx'
import { useFactText } from './useFactText.ts'

interface ExplanationProps {
  readonly sheet: DecisionSheet
  readonly input: DecisionInput
  readonly decision: Decision
  readonly nameOf: (criterion: string) => string
}

/** What is said of the order itself; the rest is of one supplier or of the price. */
const ofOrder: ReadonlySet<string> = new Set([
  ...['equalWeights', 'weighedBy', 'scenario', 'scored', 'leads', 'level', 'ahead', 'behind', 'tips'],
])

/** Why it comes out as it does, in fixed sentences of which each number leads to what it was made of (F2.15). */
export function Explanation({ sheet, input, decision, nameOf }: ExplanationProps) {
  const { t } = useTranslation('weighing')
  const facts = explain(input, decision)
  const order = facts.filter(({ code }) => ofOrder.has(code))
  const others = facts.filter(({ code }) => !ofOrder.has(code))
  return (
    <Section anchor="why" title={t('why')} icon={<IconMessage2Question size={18} aria-hidden="true" />}>
      <Sentences facts={order} sheet={sheet} decision={decision} nameOf={nameOf} />
      {others.length > 0 && (
        <details>
          <summary>{t('perSupplier')}</summary>
          <Sentences facts={others} sheet={sheet} decision={decision} nameOf={nameOf} />
        </details>
      )}
    </Section>
  )
}

interface SentencesProps extends Omit<ExplanationProps, 'input'> {
  readonly facts: readonly Fact[]
}

function Sentences({ facts, ...context }: SentencesProps) {
  return (
    <Stack as="ul" gap={2} breaks>
      {facts.map((fact) => (
        <Sentence key={JSON.stringify(fact)} fact={fact} {...context} />
      ))}
    </Stack>
  )
}

interface SentenceProps extends Omit<ExplanationProps, 'input'> {
  readonly fact: Fact
}

function Sentence({ fact, sheet, decision, nameOf }: SentenceProps) {
  const parts = useFactText(sheet, nameOf)(fact)
  return (
    <li>
      <NumberSentence parts={parts}>
        <FactGrounds fact={fact} sheet={sheet} decision={decision} nameOf={nameOf} />
      </NumberSentence>
    </li>
  )
}
