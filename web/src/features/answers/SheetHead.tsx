import type { AnswerSheet } from '@schakel/domain/calls'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import classes from './Answers.module.css'
import type { AnswerDrafts } from './answerDrafts.ts'
import { SubmitPanel } from './SubmitPanel.tsx'
import { fits, isStuck, type SheetFilter, type SheetRow, sheetFilters } from './sheetRows.ts'
import { TakeOver } from './TakeOver.tsx'
import { useAllDrafts } from './useDrafts.ts'

interface SheetHeadProps {
  readonly sheet: AnswerSheet
  readonly rows: readonly SheetRow[]
  readonly drafts: AnswerDrafts
  readonly answered: number
  readonly filter: SheetFilter
  readonly onFilter: (filter: SheetFilter) => void
}

/** The top of a sheet: how far one is, until when, what can be narrowed, taken over and submitted. */
export function SheetHead({ sheet, rows, drafts, answered, filter, onFilter }: SheetHeadProps) {
  const { t } = useTranslation('answers')
  const states = useAllDrafts(drafts)
  const [isSubmitting, setSubmitting] = useState(false)
  const keyboard = useKeptKeyboard<HTMLElement>()
  const ofMatch = sheet.dossier !== undefined && sheet.dossier !== null
  const begun = new Set([
    ...sheet.answers.filter(({ status }) => status !== 'submitted').map(({ key }) => key),
    ...[...states].flatMap(([key, { draft }]) => (draft ? [key] : [])),
  ])
  const unsent = [...begun].filter((key) => !isStuck(states.get(key))).length
  const allSent = answered === rows.length ? 'submitted' : 'submittedSome'
  return (
    <Stack as="header" gap={3} fluid ref={keyboard}>
      <Row wrap justify="between" gap={2.5} gapX={4} fluid>
        <Row wrap gap={1} gapX={3} digits className={classes.progress}>
          <strong>{t('progress', { done: answered, count: rows.length })}</strong>
          <progress max={Math.max(1, rows.length)} value={answered} aria-label={t('progressLabel')} />
          {ofMatch && sheet.answersDue && (
            <Hint as="span">
              {sheet.isLate ? t('dueWas') : t('dueIs')} <DateText iso={sheet.answersDue} form="date" />
            </Hint>
          )}
        </Row>
        {ofMatch && (
          <Button
            tone="brand"
            icon={<IconSend size={16} aria-hidden="true" />}
            aria-expanded={isSubmitting}
            disabled={unsent === 0 && !isSubmitting}
            // Only opens: a double click is one wish.
            onClick={() => setSubmitting(true)}
          >
            {unsent > 0 ? t('submitSome', { count: unsent }) : t(sheet.answers.length > 0 ? allSent : 'submit')}
          </Button>
        )}
      </Row>
      {isSubmitting && (
        <SubmitPanel
          sheet={sheet}
          rows={rows}
          drafts={drafts}
          answered={answered}
          onDone={() => setSubmitting(false)}
        />
      )}
      {ofMatch && <TakeOver sheet={sheet} rows={rows} />}
      <Row wrap justify="between" gap={2.5} gapX={4} fluid>
        <Choices legend={t('filter')} inOneRow>
          {sheetFilters.map((one) => {
            const count = rows.filter((row) => fits(one, row, states.get(row.asked.key))).length
            if (one !== 'all' && one !== filter && count === 0) return null
            return (
              <Choice key={one} isOn={filter === one} onChoose={() => onFilter(one)}>
                {t(`filters.${one}`)}{' '}
                <Row as="span" inline gap={0.5} tone="muted" size="xs" digits>
                  {count}
                </Row>
              </Choice>
            )
          })}
        </Choices>
        <Hint className={classes.keys}>{t('keys')}</Hint>
      </Row>
    </Stack>
  )
}
