import type { DecisionSheet } from '@schakel/domain/calls'
import type { Fact } from '@schakel/domain/decision'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useValueWord } from '../../entities/answers/ValueMark.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { AnswerLink } from './AnswerLink.tsx'

interface FactRowsProps {
  readonly fact: Fact
  readonly sheet: DecisionSheet
  readonly rows: DecisionSheet['rows']
}

/** The requirements behind a number, with what the suppliers of the sentence answered. */
export function FactRows({ fact, sheet, rows }: FactRowsProps) {
  const { t } = useTranslation('weighing')
  const locale = useLocale()
  const word = useValueWord()
  const meant = Object.values(fact.params)
  const suppliers = sheet.suppliers.filter(({ id }) => meant.includes(id))
  return (
    <DataTable label={t('rowsOf', { count: rows.length })}>
      <thead>
        <tr>
          <th scope="col">{t('requirement')}</th>
          {suppliers.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.key} {askedText(row, locale)}
            </th>
            {suppliers.map(({ id, cells }) => {
              const { checked, value } = cells[row.key] ?? {}
              return (
                <td key={id}>
                  <AnswerLink match={id} at={row.key}>
                    {word(checked?.value ?? value)}
                  </AnswerLink>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
