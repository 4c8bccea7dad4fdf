import { proofKinds, requirementLevels } from '@schakel/domain'
import { IconAlertOctagon } from '@tabler/icons-react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { classOf } from '../../ui/layout/look.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { useWriteBlocked, type Writes } from '../../ui/writeBlocked.ts'
import type { ShownRow } from './draft.ts'
import classes from './Rows.module.css'
import type { Editing } from './useEditing.ts'

const weights = ['1', '2', '3', '4', '5'] as const

interface QuickProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly word?: (value: T) => string
  readonly onChange: (value: T) => void
  readonly writes: Writes
}

/** A choice within a row, by the browser's own list. */
export function Quick<T extends string>({ label, value, options, word = String, onChange, writes }: QuickProps<T>) {
  const blocked = useWriteBlocked(writes)
  const offered = 'data-blocked' in blocked ? options.filter((option) => option === value) : options
  return (
    <select
      className={classes.quick}
      aria-label={label}
      title={label}
      data-value={value}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
      {...blocked}
    >
      {offered.map((option) => (
        <option key={option} value={option}>
          {word(option)}
        </option>
      ))}
    </select>
  )
}

/** Level, weight, proof and knock-out of a row, each changed by one choice (F1.2). */
export function RowControls({ row, editing }: { readonly row: ShownRow; readonly editing: Editing }) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const { change, writes } = editing
  const of = (name: string) => t('ofRow', { field: words.field('requirement', name), key: row.key || t('newRow') })
  return (
    <span className={classes.controls}>
      <Quick
        label={of('level')}
        value={row.level}
        options={requirementLevels}
        word={(level) => words.choice('level', level)}
        writes={writes}
        onChange={(level) =>
          // Only what must be there can be a knock-out (F1.2).
          change(row._id, { level, ...(level !== 'must' && row.knockout ? { knockout: false } : {}) })
        }
      />
      <Quick
        label={of('weight')}
        value={weights.find((weight) => weight === String(row.weight)) ?? '3'}
        options={weights}
        writes={writes}
        onChange={(weight) => change(row._id, { weight: Number(weight) })}
      />
      <Quick
        label={of('proof')}
        value={row.proof}
        options={proofKinds}
        word={(proof) => words.choice('proof', proof)}
        writes={writes}
        onChange={(proof) => change(row._id, { proof })}
      />
      <Knockout row={row} editing={editing} label={of('knockout')} />
    </span>
  )
}

function Knockout({ row, editing, label }: Parameters<typeof RowControls>[0] & { readonly label: string }) {
  const { t } = useTranslation('requirements')
  const isPossible = row.level === 'must'
  const blocked = useWriteBlocked(editing.writes)
  return (
    <button
      type="button"
      className={classOf(['row'], {
        inline: true,
        justify: 'center',
        gap: 1,
        padX: 2,
        tall: 'md',
        tone: 'muted',
        size: 'xs',
        weight: 'strong',
        outlined: true,
        corners: 'sm',
        className: classes.knockout,
      })}
      aria-pressed={row.knockout === true}
      aria-label={label}
      title={isPossible ? label : t('knockoutMust')}
      disabled={!isPossible}
      onClick={() => editing.change(row._id, { knockout: !row.knockout })}
      {...blocked}
    >
      <IconAlertOctagon size={16} aria-hidden="true" />
      <Text as="span" nowrap>
        {t('knockoutShort')}
      </Text>
    </button>
  )
}
