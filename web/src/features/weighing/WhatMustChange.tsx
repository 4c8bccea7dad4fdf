import type { DecisionSheet } from '@schakel/domain/calls'
import { type Decision, whatMustChange } from '@schakel/domain/decision'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useValueWord } from '../../entities/answers/ValueMark.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { numberWith } from '../../ui/format.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Money } from '../../ui/Money.tsx'
import { Select } from '../../ui/Select.tsx'
import { AnswerLink } from './AnswerLink.tsx'
import { Contributions } from './Contributions.tsx'
import { CrossingPoints } from './CrossingPoints.tsx'
import { NumberSentence } from './NumberSentence.tsx'
import { inSentence, partsOf } from './partsOf.ts'
import classes from './Weighing.module.css'

interface WhatMustChangeProps {
  readonly sheet: DecisionSheet
  readonly decision: Decision
  readonly nameOf: (criterion: string) => string
}

/** What would have to be otherwise for another supplier to come level with the first (F2.12). */
export function WhatMustChange({ sheet, decision, nameOf }: WhatMustChangeProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const [leader, ...others] = decision.suppliers.filter(({ rank }) => rank !== undefined)
  const [chosen, setChosen] = useState<string>()
  const challenger = others.find(({ id }) => id === chosen) ?? others[0]
  if (!leader || !challenger) return null
  const change = whatMustChange(leader, challenger, sheet.setup.anchors)
  const { gap, rows, costs } = change
  return (
    <Section
      title={t('change')}
      icon={<IconArrowsExchange size={18} aria-hidden="true" />}
      actions={
        // The first sentence names who was chosen.
        <Row as="span" inline data-screen="">
          <Select
            label={t('changeFor')}
            value={challenger.id}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
        </Row>
      }
    >
      <Stack gap={4} breaks>
        <NumberSentence
          key={challenger.id}
          parts={partsOf(
            t('gap', { leader: inSentence(leader.name), name: inSentence(challenger.name), points: number(gap) }),
          )}
        >
          <Contributions decision={decision} suppliers={[leader, challenger]} nameOf={nameOf} />
        </NumberSentence>
        <CrossingPoints change={change} challenger={challenger.name} nameOf={nameOf} />
        <div className={classes.changes}>
          <Text as="h3" size="md" weight="strong">
            {t('changeOther')}
          </Text>
          <ul>
            <li>
              {rows ? t('changeRows', { count: rows.length, name: challenger.name }) : t('noRows')}
              {rows && <BetterRows sheet={sheet} keys={rows.map(({ key }) => key)} challenger={challenger.id} />}
            </li>
            {costs && (
              <li>
                {t('changeCosts')} <Money amount={Math.round(costs.to)} />
              </li>
            )}
          </ul>
        </div>
      </Stack>
    </Section>
  )
}

interface BetterRowsProps {
  readonly sheet: DecisionSheet
  readonly keys: readonly string[]
  readonly challenger: string
}

/** The requirements behind the number, in words, with what is answered now (F2.15). */
function BetterRows({ sheet, keys, challenger }: BetterRowsProps) {
  const locale = useLocale()
  const word = useValueWord()
  const cells = sheet.suppliers.find(({ id }) => id === challenger)?.cells ?? {}
  return (
    <ul>
      {keys.map((key) => {
        const row = sheet.rows.find((one) => one.key === key)
        const { checked, value } = cells[key] ?? {}
        return (
          <li key={key}>
            {row && askedText(row, locale)} (
            <AnswerLink match={challenger} at={key}>
              {`${key}: ${word(checked?.value ?? value)}`}
            </AnswerLink>
            )
          </li>
        )
      })}
    </ul>
  )
}
