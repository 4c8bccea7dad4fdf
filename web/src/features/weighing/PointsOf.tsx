import type { DecisionSheet } from '@schakel/domain/calls'
import { type Contribution, partsInTenths, type RankedSupplier, shownParts } from '@schakel/domain/decision'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useValueWord } from '../../entities/answers/ValueMark.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { formatMoney, numberWith } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { AnswerLink } from './AnswerLink.tsx'
import { CostLines } from './setup/CostLines.tsx'

interface PointsOfProps {
  readonly sheet: DecisionSheet
  readonly supplier: RankedSupplier
  readonly nameOf: (criterion: string) => string
}

/** What the points of one supplier are made of, down to its answers: criteria add up to the score, rows to a criterion (F2.2, F2.15, G6). */
export function PointsOf({ sheet, supplier, nameOf }: PointsOfProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const parts = partsInTenths(supplier.contributions.map(({ points }) => points))
  return (
    <Stack
      as="section"
      gap={2}
      above={2}
      below={2}
      outlined
      pad={3}
      aria-label={t('pointsOf', { name: supplier.name })}
    >
      <Hint>{t('pointsHint')}</Hint>
      {supplier.contributions.map((contribution, at) => (
        <Criterion
          key={contribution.criterion}
          {...{ sheet, supplier, contribution }}
          said={t('criterionPoints', {
            criterion: nameOf(contribution.criterion),
            points: number(parts[at] ?? 0),
            weight: number(contribution.weight * 100),
            value: number(contribution.value),
          })}
        />
      ))}
    </Stack>
  )
}

interface GroundsProps extends Omit<PointsOfProps, 'nameOf'> {
  readonly contribution: Contribution
}

/** A criterion in one line; its requirements, which may be hundreds, are there once it is opened. */
function Criterion({ said, ...grounds }: GroundsProps & { readonly said: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{said}</summary>
      {isOpen && <Grounds {...grounds} />}
    </details>
  )
}

/** What stands behind a criterion: requirements with their answers, the lines of costs, or the scores of a demo. */
function Grounds({ sheet, supplier, contribution }: GroundsProps) {
  const { t } = useTranslation('weighing')
  const { anchors, years, rate } = sheet.setup
  const costs = sheet.suppliers.find(({ id }) => id === supplier.id)?.costs
  if (contribution.rows.length > 0) {
    return (
      <Stack gap={2} above={2} below={2}>
        <RowsOf sheet={sheet} supplier={supplier} contribution={contribution} />
        <Link to="/card/$" params={{ _splat: `${supplier.id}/answers` }}>
          {t('toAnswers', { name: supplier.name })}
        </Link>
      </Stack>
    )
  }
  if (contribution.criterion === 'price' && costs) {
    return (
      <Stack gap={2} above={2} below={2}>
        <Hint>
          {t('costs.over', { count: years, rate })}{' '}
          {anchors
            ? t('anchorsAre', { excellent: formatMoney(anchors.excellent), maximum: formatMoney(anchors.maximum) })
            : t('unknownCounts')}
        </Hint>
        <CostLines costs={costs} />
      </Stack>
    )
  }
  return (
    <Stack gap={2} above={2} below={2}>
      <Hint>{t(contribution.known > 0 ? 'demoGives' : 'unknownCounts')}</Hint>
      <Link to="/card/$" params={{ _splat: `${supplier.id}/demo` }}>
        {t('toDemo', { name: supplier.name })}
      </Link>
    </Stack>
  )
}

/** The requirements of a criterion, each with its answer, what that is worth, and its part of the points. */
function RowsOf({ sheet, supplier, contribution }: GroundsProps) {
  const { t } = useTranslation('weighing')
  const locale = useLocale()
  const word = useValueWord()
  const number = numberWith()
  const fine = numberWith(2)
  const cells = sheet.suppliers.find(({ id }) => id === supplier.id)?.cells ?? {}
  const parts = shownParts(
    contribution.rows.map(({ points }) => points),
    10,
  )
  return (
    <DataTable label={t('rowsOf', { count: contribution.rows.length })} stacks>
      <thead>
        <tr>
          <th scope="col">{t('requirement')}</th>
          {(['rowAnswer', 'rowWorth', 'rowShare', 'rowPoints'] as const).map((head) => (
            <th key={head} scope="col">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contribution.rows.map(({ key, value, share }, at) => {
          const asked = sheet.rows.find((row) => row.key === key)
          const { checked, value: claimed } = cells[key] ?? {}
          return (
            <tr key={key}>
              <th scope="row">
                {key} {asked && askedText(asked, locale)}
              </th>
              <td data-name={t('rowAnswer')}>
                <AnswerLink match={supplier.id} at={key}>
                  {word(checked?.value ?? claimed)}
                </AnswerLink>
              </td>
              <td data-name={t('rowWorth')}>{number(value)}</td>
              <td data-name={t('rowShare')}>{number(share * 100)}%</td>
              <td data-name={t('rowPoints')}>{fine((parts[at] ?? 0) / 100)}</td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}
