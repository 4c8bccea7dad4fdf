import { Checkbox, Modal } from '@mantine/core'
import { columnsOf, may, type TypeName, usualColumns } from '@schakel/domain'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Box } from '../../../ui/layout/Box.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { useReturnFocus } from '../../../ui/useReturnFocus.ts'
import { useColumnLabel } from './useColumnLabel.ts'

interface ColumnDialogProps {
  readonly type: TypeName
  readonly columns: readonly string[]
  readonly onClose: () => void
  readonly onColumns: (columns: readonly string[]) => void
  readonly showsEmpty: boolean
  readonly onShowsEmpty: (shows: boolean) => void
  readonly onReset: () => void
}

/** Which columns a table has and in which order; the name always stands first. Moved by the buttons, or by Alt and the arrows. */
export default function ColumnDialog({
  type,
  columns,
  onClose,
  onColumns,
  showsEmpty,
  onShowsEmpty,
  onReset,
}: ColumnDialogProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const words = useWords()
  const labelOf = useColumnLabel(type)
  const viewer = useViewer()
  useReturnFocus()
  const [said, setSaid] = useState('')
  const all = columnsOf(type, may(viewer, 'readSuperFields'))
  // What is shown stands as it is shown; what is not stands behind it.
  const [rows, setRows] = useState(() => [...columns, ...all.filter((name) => !columns.includes(name))])
  const take = (next: readonly string[], shown: readonly string[]) => {
    setRows([...next])
    onColumns(next.filter((name) => shown.includes(name)))
  }
  const toggle = (column: string) =>
    take(rows, columns.includes(column) ? columns.filter((name) => name !== column) : [...columns, column])
  const move = (column: string, step: -1 | 1) => {
    const from = rows.indexOf(column)
    const to = from + step
    if (from < 1 || to < 1 || to >= rows.length) return
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, column)
    take(next, columns)
    setSaid(t('columnMoved', { column: labelOf(column), place: to + 1, count: rows.length }))
  }
  const keys = (event: KeyboardEvent, column: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(column, event.key === 'ArrowUp' ? -1 : 1)
  }
  const reset = () => {
    const usual = usualColumns(type)
    setRows([...usual, ...all.filter((name) => !usual.includes(name))])
    onReset()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={440}
      title={t('columnsOf', { type: words.type(type, 2).toLowerCase() })}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
    >
      <Hint>{t('columnsHint')}</Hint>
      <Box above={3}>
        <Checkbox
          label={t('hideEmptyColumns')}
          checked={!showsEmpty}
          onChange={(event) => onShowsEmpty(!event.currentTarget.checked)}
        />
      </Box>
      <Box as="ul" above={3} below={4}>
        {rows.map((column, index) => (
          <Row
            tall="lg"
            key={column}
            as="li"
            gap={2.5}
            justify="between"
            pad={0.5}
            padX={1}
            corners="sm"
            hover
            onKeyDown={(event) => keys(event, column)}
          >
            <Checkbox
              label={labelOf(column)}
              checked={columns.includes(column)}
              disabled={column === 'name'}
              onChange={() => toggle(column)}
            />
            {index > 0 && (
              <Row as="span" gap={0.5} align="stretch" inline>
                <IconButton
                  size="sm"
                  label={t('columnUp', { column: labelOf(column) })}
                  disabled={index === 1}
                  onClick={() => move(column, -1)}
                >
                  <IconArrowUp size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('columnDown', { column: labelOf(column) })}
                  disabled={index === rows.length - 1}
                  onClick={() => move(column, 1)}
                >
                  <IconArrowDown size={16} aria-hidden="true" />
                </IconButton>
              </Row>
            )}
          </Row>
        ))}
      </Box>
      <Row gap={2.5} align="stretch" justify="end">
        <Button tone="plain" onClick={reset}>
          {t('columnsReset')}
        </Button>
        <Button tone="brand" onClick={onClose}>
          {common.t('done')}
        </Button>
      </Row>
      <span className="sk-hidden" aria-live="polite">
        {said}
      </span>
    </Modal>
  )
}
