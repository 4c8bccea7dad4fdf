import type { AnswerSheet as Sheet } from '@schakel/domain/calls'
import { useCallback, useMemo, useState } from 'react'
import { byGroup } from '../../entities/answers/byGroup.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { moveBetweenRows } from '../../ui/KeyedChoice.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import classes from './Answers.module.css'
import { askPasting } from './askPasting.ts'
import type { PastedLine } from './pasted.ts'
import { ReadRow } from './ReadRow.tsx'
import { SheetHead } from './SheetHead.tsx'
import { type Asked, fits, isAnswered, type SheetFilter, sheetRows } from './sheetRows.ts'
import { useAllDrafts, useDrafts } from './useDrafts.ts'
import { usePasting } from './usePasting.ts'

interface AnswerSheetProps {
  readonly sheet: Sheet
  readonly asked: readonly Asked[]
  /** Of a profile: the product that is answered for; '' for all. */
  readonly product?: string
}

/** The sheet that a supplier fills in: what is asked by group, an answer per row, each saved by itself (F1.7, F1.8). */
export function AnswerSheet({ sheet, asked, product }: AnswerSheetProps) {
  const { t } = useTranslation('answers')
  const locale = useLocale()
  const rows = useMemo(() => sheetRows(asked, sheet), [asked, sheet])
  const drafts = useDrafts(sheet, asked, rows, product)
  const states = useAllDrafts(drafts)
  const [filter, setFilter] = useState<SheetFilter>('all')
  // What was there when one began to filter stays, or a row would go while one answers it.
  const [shownKeys, setShownKeys] = useState<ReadonlySet<string>>()
  const shown = shownKeys ? rows.filter(({ asked: { key } }) => shownKeys.has(key)) : rows
  const choose = (next: SheetFilter) => {
    setFilter(next)
    const found = rows.filter((row) => fits(next, row, states.get(row.asked.key)))
    setShownKeys(next === 'all' ? undefined : new Set(found.map((row) => row.asked.key)))
  }
  const paste = usePasting(drafts)
  const onLines = useCallback(
    async (key: string, lines: readonly PastedLine[]) => {
      const from = shown.findIndex((row) => row.asked.key === key)
      const values = await askPasting({
        lines: shown.slice(from).flatMap((row, at) => {
          const line = lines[at]
          return line ? [{ row: row.asked, line, before: drafts.shown(row.asked.key).value, mayEdit: row.mayEdit }] : []
        }),
        left: Math.max(0, lines.length - (shown.length - from)),
      })
      if (values) paste(values)
    },
    [shown, drafts, paste],
  )
  const answered = rows.filter((row) => isAnswered(row, states.get(row.asked.key))).length
  return (
    <Stack gap={3} fluid>
      <SheetHead sheet={sheet} rows={rows} drafts={drafts} answered={answered} filter={filter} onFilter={choose} />
      {shown.length === 0 && <EmptyState compact title={t('noneFits')} />}
      <Stack gap={5} fluid onKeyDown={moveBetweenRows}>
        {byGroup(
          shown.map((row) => ({ group: row.asked.group, row })),
          locale,
        ).map(({ id, name, rows: found }) => (
          <section key={id} aria-label={name}>
            <Row
              as="h3"
              align="baseline"
              justify="between"
              gap={2.5}
              size="md"
              weight="bold"
              line="below"
              className={classes.group}
            >
              {name}
              <span>
                {t('ofGroup', {
                  done: found.filter(({ row }) => isAnswered(row, states.get(row.asked.key))).length,
                  count: found.length,
                })}
              </span>
            </Row>
            <Stack as="ul" className="sk-list">
              {found.map(({ row }) =>
                row.mayEdit ? (
                  <AnswerRow
                    key={row.asked.key}
                    row={row}
                    drafts={drafts}
                    parent={sheet.parent}
                    products={product === undefined ? sheet.products : []}
                    onLines={onLines}
                  />
                ) : (
                  <ReadRow
                    key={row.asked.key}
                    row={row}
                    match={sheet.parent}
                    mayCheck={false}
                    isLate={sheet.isLate}
                    mayMarkSeen={false}
                    products={sheet.products}
                  />
                ),
              )}
            </Stack>
          </section>
        ))}
      </Stack>
    </Stack>
  )
}
