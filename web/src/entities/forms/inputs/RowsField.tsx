import { Button } from '@mantine/core'
import { isObject } from '@schakel/domain'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { classOf } from '../../../ui/layout/look.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { Values } from '../record.ts'
import { emptyRow } from '../values.ts'
import { GroupFrame } from './Group.tsx'
import type { GroupProps } from './inputProps.ts'
import { Row, type RowActions } from './Row.tsx'
import { RowDrag } from './RowDrag.tsx'
import { moved } from './rowMoves.ts'

/**
 * Rows of the same fields, such as the tasks of a todo: Enter begins the next one, Backspace takes an empty one away, Alt with an arrow
 * or the handle puts one elsewhere.
 */
export default function RowsField(props: GroupProps) {
  const { id, field, label, value, error, onChange } = props
  const { t } = useTranslation('forms')
  const box = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const rows: readonly Values[] = Array.isArray(value) ? value.filter(isObject) : []
  const isFull = rows.length >= (field.max ?? Number.POSITIVE_INFINITY)

  // At once, so that whoever types on loses no letter to the row before.
  const change = (next: readonly Values[], row: number, what: string) => {
    flushSync(() => onChange(next))
    box.current?.querySelectorAll('[data-row]')[row]?.querySelector<HTMLElement>(what)?.focus()
  }
  const add = (after: number) => {
    if (isFull) return
    change([...rows.slice(0, after + 1), emptyRow(field), ...rows.slice(after + 1)], after + 1, TEXT)
  }
  const move = (from: number, to: number, focus?: string) => {
    if (to < 0 || to >= rows.length || to === from) return
    if (focus) change(moved(rows, from, to), to, focus)
    else onChange(moved(rows, from, to))
    setTold(t('rowMoved', { number: to + 1, count: rows.length }))
  }
  const actions = (at: number): RowActions => ({
    add: () => add(at),
    remove: () =>
      change(
        rows.filter((_, one) => one !== at),
        Math.max(0, at - 1),
        TEXT,
      ),
    set: (name, next) => onChange(rows.map((row, one) => (one === at ? { ...row, [name]: next } : row))),
    move: (by, from) => move(at, at + by, from === 'handle' ? HANDLE : TEXT),
  })

  return (
    <GroupFrame id={id} label={label} required={field.required} error={error}>
      <Stack ref={box} gap={2}>
        <RowDrag count={rows.length} onMove={move}>
          {(at) => {
            const row = rows[at]
            return row && <Row {...props} row={row} at={at} count={rows.length} actions={actions(at)} />
          }}
        </RowDrag>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classOf([], { place: 'start' })}
          leftSection={<IconPlus size={15} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => add(rows.length - 1)}
        >
          {t('rowAdd')}
        </Button>
        <span className="sk-hidden" role="status">
          {told}
        </span>
      </Stack>
    </GroupFrame>
  )
}

const TEXT = 'input:not([type="checkbox"])'
const HANDLE = '[data-handle]'
