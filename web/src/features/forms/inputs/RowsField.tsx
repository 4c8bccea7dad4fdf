import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../texts/i18n.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { isRecord, type Values } from '../record.ts'
import { emptyRow } from '../values.ts'
import { GroupFrame } from './Group.tsx'
import { type GroupProps, textOf } from './inputProps.ts'
import classes from './inputs.module.css'

/** Rows of the same fields, such as the tasks of a todo: Enter begins the next one. */
export function RowsField({ id, type, path, field, label, value, error, onChange, errorAt, onLeaveAt }: GroupProps) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const rows: readonly Values[] = Array.isArray(value) ? value.filter(isRecord) : []
  const parts = Object.entries(field.fields ?? {})
  const isFull = rows.length >= (field.max ?? Number.POSITIVE_INFINITY)

  const focusRow = (row: number) =>
    requestAnimationFrame(() =>
      box.current?.querySelectorAll<HTMLElement>('[data-row] input:not([type="checkbox"])')[row]?.focus(),
    )
  const add = (after: number) => {
    if (isFull) return
    onChange([...rows.slice(0, after + 1), emptyRow(field), ...rows.slice(after + 1)])
    focusRow(after + 1)
  }
  const remove = (row: number) => {
    onChange(rows.filter((_, at) => at !== row))
    focusRow(Math.max(0, row - 1))
  }
  const set = (row: number, name: string, next: unknown) =>
    onChange(rows.map((one, at) => (at === row ? { ...one, [name]: next } : one)))

  return (
    <GroupFrame id={id} label={label} required={field.required} error={error}>
      <div ref={box} className={classes.rows}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and all they hold stands in the form
          <div key={at} className={classes.row} data-row>
            {[...parts]
              .sort(([, a], [, b]) => Number(b.kind === 'flag') - Number(a.kind === 'flag'))
              .map(([name, part]) => {
                const partPath = `${path}.${at}.${name}`
                const text = t('rowField', { label: words.field(type, partPath), number: at + 1 })
                if (part.kind === 'flag') {
                  return (
                    <Checkbox
                      key={name}
                      aria-label={text}
                      checked={row[name] === true}
                      onChange={(event) => set(at, name, event.currentTarget.checked)}
                    />
                  )
                }
                return (
                  <TextInput
                    key={name}
                    id={`${id}-${at}-${name}`}
                    className={classes.rowText}
                    aria-label={text}
                    autoComplete="off"
                    error={errorAt(partPath)}
                    value={textOf(row[name])}
                    onChange={(event) => set(at, name, event.currentTarget.value)}
                    onBlur={() => onLeaveAt(partPath)}
                    onKeyDown={(event) => {
                      if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                        event.preventDefault()
                        add(at)
                      }
                      if (event.key === 'Backspace' && textOf(row[name]) === '') {
                        event.preventDefault()
                        remove(at)
                      }
                    }}
                  />
                )
              })}
            <IconButton size="sm" label={t('rowRemove', { number: at + 1 })} onClick={() => remove(at)}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.addRow}
          leftSection={<IconPlus size={15} aria-hidden="true" />}
          disabled={isFull}
          onClick={() => add(rows.length - 1)}
        >
          {t('rowAdd')}
        </Button>
      </div>
    </GroupFrame>
  )
}
