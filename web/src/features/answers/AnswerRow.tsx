import { IconChevronDown, IconMessage, IconPaperclip } from '@tabler/icons-react'
import { type ClipboardEvent, memo, useId, useRef } from 'react'
import { isOtherwise } from '../../entities/answers/grade.ts'
import { ValueMark } from '../../entities/answers/ValueMark.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Answers.module.css'
import { AskedText } from './AskedText.tsx'
import { type AnswerDrafts, type Phase, shownOf } from './answerDrafts.ts'
import { Conflict } from './Conflict.tsx'
import { type Draft, lackOf } from './draft.ts'
import { LeftAnswer } from './LeftAnswer.tsx'
import { type PastedLine, pastedLines } from './pasted.ts'
import { RowDetail } from './RowDetail.tsx'
import { RowPhase } from './RowPhase.tsx'
import type { SheetRow } from './sheetRows.ts'
import { useDetailOpen } from './useDetailOpen.ts'
import { useRowState } from './useDrafts.ts'
import { ValueChoice } from './ValueChoice.tsx'

interface AnswerRowProps {
  readonly row: SheetRow
  readonly drafts: AnswerDrafts
  readonly parent: string
  readonly products: readonly { readonly _id: string; readonly name: string }[]
  /** Several lines were pasted here (F1.7). */
  readonly onLines: (key: string, lines: readonly PastedLine[]) => void
}

/** Whether what goes with an answer is looked at first: what lacks there, or what was typed there before. */
function isAsking(phase: Phase, draft: Draft): boolean {
  const isLacking = lackOf(draft) !== undefined
  if (phase === 'left') return isLacking || draft.remark !== ''
  return phase === 'invalid' || (phase === 'incomplete' && isLacking)
}

/** One requirement to be answered: the choice, what goes with it, and whether it was kept (F1.7, F1.8). */
export const AnswerRow = memo(function AnswerRow({ row, drafts, parent, products, onLines }: AnswerRowProps) {
  const { t } = useTranslation('answers')
  const { asked, answer, earlier, isToConfirm, isProfileNewer, isTaken, isReopened, profile } = row
  const { key } = asked
  const state = useRowState(drafts, key)
  const draft = shownOf(state, answer)
  const lack = lackOf(draft)
  const detail = useDetailOpen(isAsking(state.phase, draft))
  const id = useId()
  const remark = useRef<HTMLTextAreaElement>(null)
  const due = useRef<HTMLInputElement>(null)
  const isUnconfirmed = isToConfirm && state.draft === undefined
  const onPaste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLElement && event.target.matches('textarea, input')) return
    const lines = pastedLines(event.clipboardData.getData('text/plain'))
    if (!lines) return
    event.preventDefault()
    onLines(key, lines)
  }
  const openDetail = () => {
    detail.open()
    // The fields are there by the next turn; the day comes first where it is asked.
    setTimeout(() => (due.current ?? remark.current)?.focus(), 0)
  }
  return (
    <Box
      as="li"
      gap={2}
      gapX={5}
      line="below"
      className={classes.row}
      data-unanswered={draft.value === undefined || isUnconfirmed || undefined}
      onPaste={onPaste}
      onKeyDown={detail.onKeyDown}
    >
      <AskedText asked={asked} id={id}>
        {isUnconfirmed && (
          <Text as="span" tone="warning" weight="strong">
            {t('toConfirm')}
          </Text>
        )}
        {isTaken && state.draft === undefined && (
          <Text as="span" tone="muted">
            {t('fromProfile')}
          </Text>
        )}
        {isProfileNewer && (
          <Text as="span" tone="brand" weight="strong">
            {t('profileNewer')}
          </Text>
        )}
        {answer?.checked && (
          <Text as="span" tone={isOtherwise(answer) ? 'warning' : 'success'} weight="strong">
            {t(isOtherwise(answer) ? 'checkedOther' : 'checked')}
          </Text>
        )}
        {isReopened && (
          <Text as="span" tone="warning" weight="strong">
            {t('reopened')}
          </Text>
        )}
      </AskedText>
      <Stack gap={1} className={classes.answer}>
        <span data-paper>
          <ValueMark value={draft.value} />
        </span>
        <ValueChoice
          label={t('answerTo', { key })}
          describedBy={id}
          value={draft.value}
          onChoose={(value) => {
            drafts.edit(key, { value })
            if (lackOf({ ...draft, value }) === undefined) detail.closeAsked()
          }}
          onEnter={openDetail}
        />
        <Row justify="end" gap={2} className={classes.tools}>
          <RowPhase phase={state.phase} lack={lack === 'value' ? undefined : lack} />
          {state.phase === 'left' && <LeftAnswer row={key} drafts={drafts} isWhole={lack === undefined} />}
          {isUnconfirmed && (
            <Button size="sm" writes="now" onClick={() => drafts.confirm(key)}>
              {t('confirm')}
            </Button>
          )}
          <Button
            size="sm"
            tone="plain"
            aria-expanded={detail.isOpen}
            aria-label={t('detailsOf', { key })}
            onClick={detail.toggle}
          >
            {draft.remark !== '' && <IconMessage size={15} aria-hidden="true" />}
            {draft.evidence.length > 0 && (
              <Row as="span" inline gap={0.5} tone="muted" size="xs" digits>
                <IconPaperclip size={15} aria-hidden="true" />
                {draft.evidence.length}
              </Row>
            )}
            <IconChevronDown size={16} aria-hidden="true" className={classes.turn} />
          </Button>
        </Row>
      </Stack>
      {state.phase === 'conflict' && state.theirs && (
        <Conflict mine={draft} theirs={state.theirs} onKeep={(keep) => drafts.settle(key, keep)} />
      )}
      {detail.isOpen && (
        <RowDetail
          draft={draft}
          issues={state.issues}
          lack={lack}
          checked={answer}
          earlier={earlier}
          profile={isProfileNewer ? profile : undefined}
          parent={parent}
          products={products}
          remarkRef={remark}
          dueRef={due}
          onChange={(change) => drafts.edit(key, change)}
          onDone={() => backToChoice(id)}
        />
      )}
    </Box>
  )
})

/** Leads the keyboard from the details of a row to its answer. */
function backToChoice(id: string): void {
  const row = document.getElementById(id)?.closest('li')
  row?.querySelector<HTMLElement>('[data-choice] [tabindex="0"]')?.focus()
}
