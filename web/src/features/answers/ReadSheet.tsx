import type { AnswerSheet } from '@schakel/domain/calls'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { byGroup } from '../../entities/answers/byGroup.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Answers.module.css'
import { ReadRow } from './ReadRow.tsx'
import { type Asked, type SheetRow, sheetRows } from './sheetRows.ts'
import { useReopen } from './useReopen.ts'

const filters = ['all', 'unchecked', 'must', 'unknown', 'proof'] as const
type Filter = (typeof filters)[number]

function fits(filter: Filter, { answer, asked, isToConfirm }: SheetRow): boolean {
  if (filter === 'unchecked') return answer !== undefined && answer.checked === undefined
  if (filter === 'must') return asked.level === 'must'
  if (filter === 'unknown') return answer === undefined || isToConfirm
  if (filter === 'proof') return (answer?.evidence?.length ?? 0) > 0
  return true
}

/** The answers of a supplier for who reads them; staff check them here and reopen rows (F1.8, F1.11). */
export function ReadSheet({ sheet, asked }: { readonly sheet: AnswerSheet; readonly asked: readonly Asked[] }) {
  const { t } = useTranslation('answers')
  const locale = useLocale()
  const rows = useMemo(() => sheetRows(asked, sheet), [asked, sheet])
  const isUnknownMeant = useLocation({ select: ({ hash }) => hash === 'unknown' })
  const [filter, setFilter] = useState<Filter>(isUnknownMeant ? 'unknown' : 'all')
  const reopen = useReopen(sheet.parent)
  const shown = rows.filter((row) => fits(filter, row))
  const closed = shown.flatMap(({ asked: { key }, isReopened }) => (isReopened ? [] : [key]))
  const done = rows.filter(({ answer, isToConfirm }) => answer && !isToConfirm).length
  return (
    <Stack gap={3} fluid>
      <Stack as="header" gap={3} fluid>
        <Row wrap justify="between" gap={2.5} gapX={4} fluid>
          <Row wrap gap={1} gapX={3} digits className={classes.progress}>
            <strong>{t('progress', { done, count: rows.length })}</strong>
            <progress max={Math.max(1, rows.length)} value={done} aria-label={t('progressLabel')} />
            {sheet.answersDue && (
              <Hint as="span">
                {sheet.isLate ? t('dueWas') : t('dueIs')} <DateText iso={sheet.answersDue} form="date" />
              </Hint>
            )}
          </Row>
          {sheet.mayCheck && sheet.isLate && closed.length > 0 && (
            <ConfirmTwice
              size="sm"
              label={t('reopenShown', { count: closed.length })}
              sure={t('reopenSure')}
              busy={reopen.isPending}
              onConfirm={() => reopen.mutate(closed)}
            />
          )}
        </Row>
        <Choices legend={t('filter')} inOneRow>
          {filters.map((one) => (
            <Choice key={one} isOn={filter === one} onChoose={() => setFilter(one)}>
              {t(`readFilters.${one}`)}{' '}
              <Row as="span" inline gap={0.5} tone="muted" size="xs" digits>
                {rows.filter((row) => fits(one, row)).length}
              </Row>
            </Choice>
          ))}
        </Choices>
      </Stack>
      {shown.length === 0 && <EmptyState compact title={t('noneFits')} />}
      <Stack gap={5} fluid>
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
            </Row>
            <Stack as="ul" className="sk-list">
              {found.map(({ row }) => (
                <ReadRow
                  key={row.asked.key}
                  row={row}
                  match={sheet.parent}
                  mayCheck={sheet.mayCheck}
                  isLate={sheet.isLate}
                  mayMarkSeen={sheet.mayMarkSeen}
                  products={sheet.products}
                />
              ))}
            </Stack>
          </section>
        ))}
      </Stack>
    </Stack>
  )
}
