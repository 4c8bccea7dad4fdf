import { answerValues } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import type { Fact } from '@schakel/domain/decision'
import { useValueWord } from '../../entities/answers/ValueMark.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatMoney, numberWith } from '../../ui/format.ts'
import { inSentence, type Part, partsOf } from './partsOf.ts'

const THOUSANDTHS: ReadonlySet<string> = new Set(['points', 'score', 'low', 'high'])
const SHARES: ReadonlySet<string> = new Set(['from', 'to', 'weight', 'share'])
const EUROS: ReadonlySet<string> = new Set(['costs', 'bound', 'excellent', 'maximum'])
const ANSWERS: ReadonlySet<string> = new Set(['claimed', 'found'])

/** Facts as sentences of the language of the screen (F2.15); what stands between brackets in the texts is a number. */
export function useFactText(sheet: DecisionSheet, nameOf: (criterion: string) => string) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const word = useValueWord()
  const supplierOf = (id: string) => sheet.suppliers.find((one) => one.id === id)?.name ?? ''
  const said = (name: string, value: string | number, fact: Fact): string => {
    if (typeof value === 'string') {
      if (name === 'criterion') return inSentence(nameOf(value))
      if (ANSWERS.has(name)) return word(answerValues.find((one) => one === value))
      return name === 'row' ? value : inSentence(supplierOf(value))
    }
    if (THOUSANDTHS.has(name)) return number(value / 1000)
    if (SHARES.has(name)) return `${number(value * 100)}%`
    if (EUROS.has(name) || (name === 'known' && fact.code === 'costsUnknown')) return formatMoney(Math.round(value))
    return String(value)
  }
  return (fact: Fact): readonly Part[] => {
    const params = Object.fromEntries(
      Object.entries(fact.params).map(([name, value]) => [name, said(name, value, fact)]),
    )
    return partsOf(t(`facts.${fact.code}`, params))
  }
}
