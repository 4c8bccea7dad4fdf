import type { DemoScript } from '@schakel/domain/calls'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { numberWith } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { MarkSeen } from './MarkSeen.tsx'

type ClosedDemo = NonNullable<NonNullable<DemoScript['demo']>['outcome']>

interface OutcomeProps {
  readonly match: string
  readonly script: DemoScript
  readonly outcome: ClosedDemo
}

/** What a closed demo came to: the scores of all side by side, for who submitted their own (F1.12). */
export function Outcome({ match, script, outcome }: OutcomeProps) {
  const { t } = useTranslation('demo')
  const locale = useLocale()
  const number = numberWith(1, 0)
  const { value, people, means, sheets } = outcome
  const nameOf = ({ name, side, isMine, isEarlier }: Omit<ClosedDemo['sheets'][number], 'scores'>) => {
    const notes = [isMine ? t('you') : side === 'adviser' ? t('adviser') : '', isEarlier ? t('notCounted') : '']
    const said = notes.filter((note) => note !== '').join(', ')
    return `${name ?? t('erased')}${said && ` (${said})`}`
  }
  const meanOf = new Map(means.map(({ key, mean }) => [key, mean]))
  const columns = sheets.map((sheet) => ({
    ...sheet,
    of: new Map(sheet.scores.map(({ key, score }) => [key, score])),
  }))
  if (value === null) return <Text>{t('noScores')}</Text>
  return (
    <Stack gap={3}>
      <Text size="lg" weight="bold">
        {t('value', { value: number(value), count: people })}
      </Text>
      {sheets.length === 0 && <Hint>{t('meansOnly')}</Hint>}
      <DataTable label={t('outcome')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('requirement')}</th>
            <th scope="col">{t('mean')}</th>
            {columns.map((person, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people without a name differ by nothing else
              <th key={at} scope="col">
                {nameOf(person)}
              </th>
            ))}
            <th scope="col">{t('evidence')}</th>
          </tr>
        </thead>
        <tbody>
          {script.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {askedText(row, locale) || row.key}{' '}
                <Text as="span" nowrap tone="muted">
                  {row.key}
                </Text>
              </th>
              <td className={classOf([], { weight: 'bold' })} data-name={t('mean')}>
                {shown(meanOf.get(row.key), number)}
              </td>
              {columns.map(({ of, ...person }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={at} data-name={nameOf(person)}>
                  {shown(of.get(row.key), number)}
                </td>
              ))}
              <td data-name={t('evidence')}>
                <MarkSeen match={match} requirement={row.key} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Stack>
  )
}

/** A row that came later has no score. */
function shown(score: number | undefined, number: (value: number) => string): string {
  return score === undefined ? '–' : number(score)
}
