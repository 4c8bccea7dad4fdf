import type { AnyItem } from '@schakel/domain'
import { IconPresentation, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { askedText } from '../../entities/answers/byGroup.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import classes from './Demo.module.css'
import { NoRows } from './NoRows.tsx'
import { scriptQuery } from './queries.ts'
import { minutesOf } from './ScriptRows.tsx'

/** `Draaiboek` of a dossier: the same demo for every supplier, to print, with room to write (F1.12). */
export default function ScriptTab({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('demo')
  const locale = useLocale()
  const { data: script, error, refetch } = useQuery(scriptQuery(item._id))
  if (error && !script) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!script) {
    return (
      <Loading>
        <SkeletonCard lines={6} />
      </Loading>
    )
  }
  const { rows } = script
  return (
    <Section
      title={t('script')}
      icon={<IconPresentation size={18} aria-hidden="true" />}
      actions={
        rows.length > 0 && (
          <Button size="sm" icon={<IconPrinter size={16} aria-hidden="true" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {rows.length === 0 ? (
          <NoRows dossier={item._id} />
        ) : (
          <>
            <Hint>{t('intro')}</Hint>
            <DataTable label={t('script')} stacks>
              <thead>
                <tr>
                  <th scope="col">{t('requirement')}</th>
                  <th scope="col">{t('from')}</th>
                  <th scope="col">{t('time')}</th>
                  <th scope="col" className={classes.paper}>
                    0 1 2 3 4
                  </th>
                  <th scope="col" className={classes.paper}>
                    {t('notes')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row, at) => (
                  <tr key={row.key}>
                    <th scope="row">
                      {at + 1}. {askedText(row, locale) || row.key}{' '}
                      <Text as="span" nowrap tone="muted">
                        {row.key}
                      </Text>
                    </th>
                    <td data-name={t('from')}>{clock(minutesOf(rows.slice(0, at)))}</td>
                    <td data-name={t('time')}>{t('minutes', { count: row.minutes })}</td>
                    <td className={classes.paper}>☐ ☐ ☐ ☐ ☐</td>
                    <td className={classes.paper} />
                  </tr>
                ))}
              </tbody>
            </DataTable>
            <Text weight="bold">{t('total', { time: t('minutes', { count: minutesOf(rows) }) })}</Text>
          </>
        )}
      </Stack>
    </Section>
  )
}

/** Minutes since the start as `0:05`. */
function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
