import type { DecisionSheet } from '@schakel/domain/calls'
import { type Decision, type DecisionInput, type Spread, valueSuppliers, weighTogether } from '@schakel/domain/decision'
import { IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { numberWith } from '../../ui/format.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { NumberButton } from './NumberButton.tsx'
import { NumberSentence } from './NumberSentence.tsx'
import { partsOf } from './partsOf.ts'
import { type WeightColumn, WeightTable } from './WeightTable.tsx'

interface GroupProps {
  readonly sheet: DecisionSheet
  readonly input: DecisionInput
  readonly decision: Decision
  readonly nameOf: (criterion: string) => string
}

/** How far those who weighed lie apart, who wins for each of them, and how much they agree (F2.14). */
export function Group({ sheet, input, decision, nameOf }: GroupProps) {
  const { t } = useTranslation('weighing')
  const fine = numberWith(2)
  if (input.weighings.length === 0 || decision.toJoin > 0) return null
  const { spread, winners, agreement, people } = weighTogether(valueSuppliers(input), input.weighings)
  // Advisers stand apart, behind who counts (F2.14); whoever has no name keeps the number of the order of weighing.
  const apart = winners.map((one, at) => ({ ...one, at })).sort((a, b) => Number(a.isAdviser) - Number(b.isAdviser))
  const personOf = (id: string, at: number) =>
    sheet.weighings.find((one) => one._id === id)?.name ?? t('somebody', { number: at + 1 })
  const counted = winners.flatMap(({ weighing, isAdviser, weights }, at) =>
    isAdviser ? [] : [{ id: weighing, name: personOf(weighing, at), weights }],
  )
  const supplierOf = (id: string) => decision.suppliers.find((one) => one.id === id)?.name ?? ''
  const [first, ...others] = winners.map(({ winners: best }) => best.map(supplierOf).join(', '))
  const isOne = first !== undefined && others.length > 0 && others.every((best) => best === first)
  return (
    <Section anchor="group" title={t('group')} icon={<IconUsersGroup size={18} aria-hidden="true" />}>
      <Stack gap={4}>
        <Stack gap={1}>
          {isOne && <Text weight="strong">{t('winnerAll', { names: first })}</Text>}
          {agreement && (
            <NumberSentence parts={partsOf(t(`agreement.${wordOf(agreement.w)}`, { w: fine(agreement.w) }))}>
              <WeightTable
                label={t('weightsEach')}
                columns={counted}
                criteria={spread.map(({ criterion }) => criterion)}
                nameOf={nameOf}
              />
            </NumberSentence>
          )}
        </Stack>
        <Stack as="ul" gap={1} aria-label={t('winners')}>
          {apart.map(({ weighing, isAdviser, winners: best, at }) => (
            <li key={weighing}>
              {t(isAdviser ? 'winnerAdviser' : 'winnerOf', {
                person: personOf(weighing, at),
                names: best.map(supplierOf).join(', '),
              })}
            </li>
          ))}
        </Stack>
        {people > 1 && (
          <DataTable label={t('spread')} isTitled>
            <thead>
              <tr>
                {(['criterion', 'lowest', 'together', 'highest'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {spread.map((one) => (
                <SpreadRow key={one.criterion} spread={one} people={counted} nameOf={nameOf} />
              ))}
            </tbody>
          </DataTable>
        )}
      </Stack>
    </Section>
  )
}

interface SpreadRowProps extends Pick<GroupProps, 'nameOf'> {
  readonly spread: Spread
  readonly people: readonly WeightColumn[]
}

/** How far people lie apart on one criterion; its numbers open to what each of them gave. */
function SpreadRow({ spread: { criterion, low, mean, high }, people, nameOf }: SpreadRowProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <tr>
        <th scope="row">{nameOf(criterion)}</th>
        {[low, mean, high].map((weight, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a column is
          <td key={at}>
            <NumberButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
              {number(weight * 100)}%
            </NumberButton>
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={4}>
            <WeightTable label={t('weightsEach')} columns={people} criteria={[criterion]} nameOf={nameOf} />
          </td>
        </tr>
      )}
    </>
  )
}

/** A word for Kendall's W: 1 is the same order, 0 none in common. */
function wordOf(w: number): 'much' | 'some' | 'little' {
  if (w >= 0.7) return 'much'
  return w >= 0.4 ? 'some' : 'little'
}
