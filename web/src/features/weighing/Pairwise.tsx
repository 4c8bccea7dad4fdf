import { CONSISTENT_UP_TO, checkPairs, MAX_PAIRWISE, type PairAnswer } from '@schakel/domain/decision'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { numberWith } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Select } from '../../ui/Select.tsx'

interface PairwiseProps {
  readonly criteria: readonly string[]
  readonly nameOf: (criterion: string) => string
}

/** How many times as important one may be; the other way round is one divided by it. */
const scale = [9, 7, 5, 3, 2, 1, 1 / 2, 1 / 3, 1 / 5, 1 / 7, 1 / 9] as const

/** A check of one's own feeling by pairs: says how far the answers agree, and changes no weight (F2.5). */
export function Pairwise({ criteria, nameOf }: PairwiseProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const fine = numberWith(2)
  const [answers, setAnswers] = useState<readonly PairAnswer[]>([])
  if (criteria.length > MAX_PAIRWISE || criteria.length < 3) return null
  const pairs = criteria.flatMap((a, at) => criteria.slice(at + 1).map((b) => ({ a, b })))
  const say = (a: string, b: string, times: number) =>
    setAnswers([...answers.filter((one) => one.a !== a || one.b !== b), ...(times > 0 ? [{ a, b, times }] : [])])
  const said = (a: string, b: string) => answers.find((one) => one.a === a && one.b === b)?.times ?? 0
  const answerOf = (times: number, a: string, b: string) => {
    if (times === 0) return t('pairwise.open')
    if (times === 1) return t('pairwise.same')
    const name = nameOf(times > 1 ? a : b)
    return t('pairwise.times', { name, times: Math.round(Math.max(times, 1 / times)) })
  }
  const check = checkPairs(criteria, answers)
  return (
    <details>
      <summary>{t('pairwise.title')}</summary>
      <Stack gap={3} above={3}>
        <Hint>{t('pairwise.hint')}</Hint>
        {pairs.map(({ a, b }) => (
          <Select
            key={`${a} ${b}`}
            full
            label={t('pairwise.ask', { a: nameOf(a), b: nameOf(b) })}
            value={String(said(a, b))}
            options={[0, ...scale].map((times) => ({ value: String(times), label: answerOf(times, a, b) }))}
            onChange={(times) => say(a, b, Number(times))}
          />
        ))}
        <div role="status">
          {check ? (
            <Stack gap={1}>
              <Text>
                {t(check.contradictions.length > 0 ? 'pairwise.unclear' : 'pairwise.clear', {
                  ...{ ratio: fine(check.ratio), most: fine(CONSISTENT_UP_TO) },
                })}
              </Text>
              <Stack as="ul" gap={1}>
                {check.contradictions.map(({ a, b, c, said: told, implied }) => (
                  <li key={`${a} ${b} ${c}`}>
                    {t('pairwise.contradiction', {
                      ...{ a: nameOf(a), b: nameOf(b), c: nameOf(c) },
                      ...{ said: number(told), implied: number(implied) },
                    })}
                  </li>
                ))}
              </Stack>
              <Hint>
                {criteria.map((one) => `${nameOf(one)} ${number((check.weights[one] ?? 0) * 100)}%`).join(' · ')}
              </Hint>
            </Stack>
          ) : (
            <Hint>{t('pairwise.left', { left: pairs.length - answers.length })}</Hint>
          )}
        </div>
      </Stack>
    </details>
  )
}
