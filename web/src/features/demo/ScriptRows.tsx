import type { DemoScript } from '@schakel/domain/calls'
import type { ReactNode } from 'react'
import { askedText } from '../../entities/answers/byGroup.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'

type ScriptRow = DemoScript['rows'][number]

interface ScriptRowsProps {
  readonly rows: readonly ScriptRow[]
  /** What stands below a row. */
  readonly below?: (row: ScriptRow) => ReactNode
}

/** The rows of a script in their order, each with its minutes (F1.12). */
export function ScriptRows({ rows, below }: ScriptRowsProps) {
  const { t } = useTranslation('demo')
  const locale = useLocale()
  return (
    <Stack as="ol" gap={4} className="sk-list">
      {rows.map((row, at) => (
        <Stack as="li" key={row.key} gap={2}>
          <Row gap={2} align="baseline">
            <Text weight="bold" tone="muted" digits rigid>
              {at + 1}
            </Text>
            <Stack gap={0.5} grow fluid>
              <Text breaks>{askedText(row, locale) || row.key}</Text>
              <Text size="sm" tone="muted">
                {row.key} · {t('minutes', { count: row.minutes })}
              </Text>
            </Stack>
          </Row>
          {below?.(row)}
        </Stack>
      ))}
    </Stack>
  )
}

/** How long a script takes, minutes. */
export function minutesOf(rows: readonly ScriptRow[]): number {
  return rows.reduce((sum, { minutes }) => sum + minutes, 0)
}
