import { Checkbox, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { isComposing } from '../../../ui/composing.ts'
import { classOf } from '../../../ui/layout/look.ts'
import type { Values } from '../record.ts'
import { type GroupProps, inputText } from './inputProps.ts'
import classes from './inputs.module.css'
import { useRowHandle } from './RowDrag.tsx'

/** What can be done with a row. */
export interface RowActions {
  readonly add: () => void
  readonly remove: () => void
  readonly set: (name: string, value: unknown) => void
  /** Up or down the list; the keyboard stays where it is. */
  readonly move: (by: number, from: 'handle' | 'text') => void
}

interface RowProps extends GroupProps {
  readonly row: Values
  readonly at: number
  readonly count: number
  readonly actions: RowActions
}

const steps: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowUp: -1, ArrowDown: 1 }))

/** One row of a list: its boxes, its texts, and the ways to put it elsewhere or take it away. */
export function Row({ id, type, path, field, row, at, count, actions, errorAt, onLeaveAt }: RowProps) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const flagsFirst = Object.entries(field.fields ?? {}).sort(
    ([, a], [, b]) => Number(b.kind === 'flag') - Number(a.kind === 'flag'),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, name: string) => {
    if (isComposing(event)) return
    const step = event.altKey ? steps.get(event.key) : undefined
    const isEmpty = inputText(row[name]) === ''
    if (step !== undefined) actions.move(step, 'text')
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) actions.add()
    else if (event.key === 'Backspace' && isEmpty) actions.remove()
    else return
    event.preventDefault()
  }
  return (
    <>
      {count > 1 && <Handle at={at} onMove={(by) => actions.move(by, 'handle')} />}
      {flagsFirst.map(([name, part]) => {
        const partPath = `${path}.${at}.${name}`
        const label = t('rowField', { label: words.field(type, partPath), number: at + 1 })
        return part.kind === 'flag' ? (
          <Checkbox
            key={name}
            className={classes.rowFlag}
            aria-label={label}
            checked={row[name] === true}
            onChange={(event) => actions.set(name, event.currentTarget.checked)}
          />
        ) : (
          <TextInput
            key={name}
            id={`${id}-${at}-${name}`}
            className={classOf([], { grow: true, fluid: true })}
            aria-label={label}
            autoComplete="off"
            error={errorAt(partPath)}
            value={inputText(row[name])}
            onChange={(event) => actions.set(name, event.currentTarget.value)}
            onBlur={() => onLeaveAt(partPath)}
            onKeyDown={(event) => onKeyDown(event, name)}
          />
        )
      })}
      {count > 1 && (
        <span className={classes.steps}>
          <IconButton
            size="sm"
            label={t('rowUp', { number: at + 1 })}
            disabled={at === 0}
            onClick={() => actions.move(-1, 'text')}
          >
            <IconChevronUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={t('rowDown', { number: at + 1 })}
            disabled={at === count - 1}
            onClick={() => actions.move(1, 'text')}
          >
            <IconChevronDown size={16} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <IconButton size="sm" label={t('rowRemove', { number: at + 1 })} onClick={actions.remove}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </>
  )
}

interface HandleProps {
  readonly at: number
  readonly onMove: (by: number) => void
}

function Handle({ at, onMove }: HandleProps) {
  const { t } = useTranslation('forms')
  const handle = useRowHandle()
  return (
    <button
      ref={handle?.setActivatorNodeRef}
      type="button"
      className={classOf(['centre'], { rigid: true, tone: 'muted', corners: 'sm', className: classes.handle })}
      data-handle
      aria-label={t('rowHandle', { number: at + 1 })}
      title={t('rowHandleHint')}
      {...handle?.listeners}
      onKeyDown={(event) => {
        const step = steps.get(event.key)
        if (step === undefined) return
        event.preventDefault()
        onMove(step)
      }}
    >
      <IconGripVertical size={16} aria-hidden="true" />
    </button>
  )
}
