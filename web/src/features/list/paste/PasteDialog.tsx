import { Modal } from '@mantine/core'
import { type AnyItem, fieldAt, may, type TypeName } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useIssueWords } from '../../../entities/forms/issueText.ts'
import { optionLabel } from '../../../entities/forms/optionLabel.ts'
import { inputOf } from '../../../entities/forms/values.ts'
import { useValueText } from '../../../entities/forms/valueText.ts'
import { tableOf } from '../../../entities/history/statusOf.ts'
import { pastedOf } from '../../../entities/inplace/editable.ts'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { wordsOfAll } from '../../../texts/everyLanguage.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Box } from '../../../ui/layout/Box.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import { targetsOf } from '../board/useBoard.ts'
import { reports } from '../bulk/reports.ts'
import { useBulk } from '../bulk/useBulk.ts'
import { useColumnLabel } from '../table/useColumnLabel.ts'
import { PASTE_ROWS } from './cellsOf.ts'
import { type CellChange, changesOf, type Refusal, type RowChange } from './changesOf.ts'
import classes from './Paste.module.css'
import { partOfList } from './typedOf.ts'

export interface PasteDialogProps {
  readonly type: TypeName
  readonly columns: readonly string[]
  /** What stands in the rows that it goes to; nothing where there is no row. */
  readonly items: readonly (AnyItem | undefined)[]
  readonly cells: readonly (readonly string[])[]
  /** Where the first cell of each goes. */
  readonly column: number
  readonly onClose: () => void
}

/** What was copied from a spreadsheet, cell by cell, before it is written; undone as a whole (S2.5). */
export default function PasteDialog({ type, columns, items: found, cells, column, onClose }: PasteDialogProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const words = useWords()
  const viewer = useViewer()
  const languages = useLanguages(columns.some((one) => fieldAt(type, one)?.kind === 'repeat'))
  const bulk = useBulk(() => undefined)
  useReturnFocus()
  const [now] = useState(() => new Date())
  // As the rows were when it was pasted: what others change meanwhile the server refuses by its version.
  const [items] = useState(found)
  const changes = useMemo(
    () =>
      items.map((item, row) =>
        changesOf(item, cells[row] ?? [], column, {
          type,
          columns,
          editable: (one) => pastedOf(viewer, one),
          steps: (one) => targetsOf(viewer, one).filter((to) => !tableOf(one)?.entries[to]?.prompt),
          words,
          languages,
          isSuper: may(viewer, 'writeSuperFields'),
          now,
        }),
      ),
    [items, cells, column, type, columns, viewer, words, languages, now],
  )
  const isReporting = useSyncExternalStore(reports.subscribe, reports.now) !== undefined
  // What was tried before a call failed: that was written, or its refusal was told.
  const [tried, setTried] = useState({ done: 0, ids: new Set<string>() })
  const isTried = (item: RowChange['item']) => item !== undefined && tried.ids.has(item._id)
  const sent = changes.flatMap(({ item, props, undo }) =>
    item && !isTried(item) && Object.keys(props).length > 0
      ? [{ _id: item._id, _version: item._version, props, before: undo }]
      : [],
  )
  const left = changes.reduce((sum, row) => sum + row.cells.filter(({ refusal }) => refusal).length, 0)
  const run = async () => {
    const { done, refused, left: missed } = await bulk.run({ items: sent }, [])
    // What was refused stands in a report of its own.
    if (missed.length === 0) onClose()
    else
      setTried((before) => ({
        done: before.done + done.length,
        ids: new Set([...before.ids, ...[...done, ...refused].map(({ _id }) => _id)]),
      }))
  }
  return (
    <Modal
      opened
      onClose={onClose}
      // The report of what was refused lies over it: Escape closes that alone.
      closeOnEscape={!isReporting}
      size={720}
      title={t('pasteTitle', { count: sent.length })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Hint role="status">
        {tried.done > 0
          ? t('pasteBroke', { count: tried.done, missed: sent.length })
          : left > 0
            ? t('pasteLeft', { count: left })
            : t('pasteHint')}
        {cells.length > PASTE_ROWS && ` ${t('pasteMost', { count: PASTE_ROWS })}`}
      </Hint>
      <Stack as="ul" gap={2} above={3} below={4} className={classes.rows}>
        {changes.map(({ item, cells: one }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that never move
          <Box key={row} as="li" pad={2} padX={3} outlined hidden={isTried(item)}>
            <Text as="span" weight="strong" size="sm">
              {item ? titleOf(item, words) : t('pasteBeyond')}
            </Text>
            <Stack as="dl" gap={1} above={1}>
              {one.map((change, cell) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells that never move
                <Cell key={cell} type={type} change={change} />
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
      <Row gap={2.5} align="stretch" justify="end">
        <Button onClick={onClose}>{common.t('cancel')}</Button>
        <Button
          writes="now"
          tone="brand"
          data-autofocus
          busy={bulk.progress !== undefined}
          disabled={sent.length === 0}
          onClick={() => void run()}
        >
          {t('pasteRun', { count: sent.length })}
        </Button>
      </Row>
    </Modal>
  )
}

/** The words of every language where a sentence is pasted; that of the screen until those are there. */
function useLanguages(isAsked: boolean): readonly Words[] {
  const words = useWords()
  const [all, setAll] = useState<readonly Words[]>()
  useEffect(() => {
    if (isAsked) void wordsOfAll().then(setAll, (error: unknown) => console.warn('Language file missing', error))
  }, [isAsked])
  return useMemo(() => all ?? [words], [all, words])
}

const whys = { beyond: 'pasteBeyond', notYours: 'pasteNotYours', noStep: 'pasteNoStep' } as const

/** Why a cell stays as it is, in a sentence. */
function useWhy(type: TypeName): (column: string, refusal: Refusal) => string {
  const { t } = useTranslation('list')
  const words = useWords()
  const say = useIssueWords()
  return (column, refusal) => {
    if (typeof refusal === 'string') return t(whys[refusal])
    if (!('unknown' in refusal)) return say(refusal)
    const field = fieldAt(type, column)
    const part = field && partOfList(field)
    const choice = part === undefined ? field : field?.fields?.[part]
    const at = part === undefined ? column : `${column}.${part}`
    const options = (choice?.options ?? []).map((option) => optionLabel(type, at, option, words))
    return t('pasteUnknown', { words: refusal.unknown.join('”, “'), options: options.join(', ') })
  }
}

function Cell({ type, change }: { readonly type: TypeName; readonly change: CellChange }) {
  const { t } = useTranslation('list')
  const labelOf = useColumnLabel(type)
  const valueText = useValueText(type)
  const { column, before, after, typed, refusal, isSame } = change
  const field = fieldAt(type, column)
  const why = useWhy(type)
  return (
    <Box className={classes.cell} gap={3} size="sm">
      <dt>{column === '' ? '–' : labelOf(column)}</dt>
      <dd>
        {refusal ? (
          <>
            <Text as="s" size="sm" tone="muted">
              {after}
            </Text>{' '}
            <Text as="span" size="sm" tone="danger">
              {why(column, refusal)}
            </Text>
          </>
        ) : isSame ? (
          <Text as="span" size="sm" tone="muted">
            {t('pasteSame')}
          </Text>
        ) : (
          <>
            <Text as="span" size="sm" tone="muted">
              {field ? valueText(column, field, inputOf(field, before)) : ''} →{' '}
            </Text>
            <strong>{field && typed !== undefined ? valueText(column, field, typed) : after || t('pasteEmpty')}</strong>
          </>
        )}
      </dd>
    </Box>
  )
}
