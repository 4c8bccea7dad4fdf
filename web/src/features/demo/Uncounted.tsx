import type { DemoScript } from '@schakel/domain/calls'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

interface UncountedProps {
  readonly rows: DemoScript['rows']
  readonly sheets: NonNullable<NonNullable<DemoScript['demo']>['uncounted']>
}

/** What one gave besides and counts for nothing: kept, so that nothing that was typed is gone (D23.5). */
export function Uncounted({ rows, sheets }: UncountedProps) {
  const { t } = useTranslation('demo')
  const locale = useLocale()
  const columns = sheets.map(({ at, scores }) => ({ at, of: new Map(scores.map(({ key, score }) => [key, score])) }))
  const shown = rows.filter(({ key }) => columns.some(({ of }) => of.has(key)))
  return (
    <Stack gap={2}>
      <Hint>{t('uncountedText')}</Hint>
      <DataTable label={t('uncounted')}>
        <thead>
          <tr>
            <th scope="col">{t('requirement')}</th>
            {columns.map(({ at }) => (
              <th key={at} scope="col">
                <DateText iso={at} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">{askedText(row, locale) || row.key}</th>
              {columns.map(({ at, of }) => (
                <td key={at}>{of.get(row.key) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stack>
  )
}
