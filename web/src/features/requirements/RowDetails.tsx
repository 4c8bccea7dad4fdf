import { REQUIREMENT_TEXT_MAX } from '@schakel/domain'
import { IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { wallOf } from '../../ui/wallTime.ts'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import type { Patch, ShownRow } from './draft.ts'
import { groupNames } from './groups.ts'
import { Quick } from './RowControls.tsx'
import classes from './Rows.module.css'
import type { Editing } from './useEditing.ts'

const MINUTES_MAX = 240
const REMARK_MAX = 2000
const BASIS_MAX = 200

interface DetailsProps {
  readonly row: ShownRow
  readonly editing: Editing
}

/** All of a row that is typed: its text in both languages, its group, its legal ground and the remark of staff. */
export function RowDetails({ row, editing }: DetailsProps) {
  const common = useTranslation('common')
  const words = useWords()
  const locale = useLocale()
  const label = useId()
  const groups = groupNames(locale)
  return (
    <>
      <Typed row={row} editing={editing} name="nl" max={REQUIREMENT_TEXT_MAX} />
      <Typed row={row} editing={editing} name="en" max={REQUIREMENT_TEXT_MAX} />
      <div className={classes.field}>
        <span id={label}>{words.field('requirement', 'group')}</span>
        <Quick
          label={words.field('requirement', 'group')}
          value={String(row.group)}
          options={groups.map(({ id }) => String(id))}
          word={(id) => groups.find((group) => String(group.id) === id)?.text ?? id}
          writes={editing.writes}
          onChange={(group) => editing.change(row._id, { group: Number(group) })}
        />
      </div>
      <Typed row={row} editing={editing} name="basis" max={BASIS_MAX} isLine />
      {editing.isCentre && row.basis && <Checked row={row} editing={editing} />}
      {row.proof === 'demo' && <Minutes row={row} editing={editing} />}
      {editing.isCentre && <Typed row={row} editing={editing} name="remark" max={REMARK_MAX} />}
      <span className={classes.removeBelow}>
        <Button
          size="sm"
          writes={editing.writes}
          icon={<IconTrash size={16} aria-hidden="true" />}
          onClick={() => editing.remove(row)}
        >
          {common.t('delete')}
        </Button>
      </span>
    </>
  )
}

interface TypedProps extends DetailsProps {
  readonly name: 'nl' | 'en' | 'basis' | 'remark'
  readonly max: number
  readonly isLine?: boolean
}

function Typed({ row, editing, name, max, isLine = false }: TypedProps) {
  const { t } = useTranslation('requirements')
  const words = useWords()
  const id = useId()
  // What one is typing stays as it is typed, whatever is saved of it meanwhile.
  const [typed, setTyped] = useState<string>()
  // What is typed waits for the connection; letters that are swallowed are lost.
  const blocked = useWriteBlocked('queued')
  const other = name === 'nl' ? row.en : name === 'en' ? row.nl : undefined
  const isNeeded = (name === 'nl' || name === 'en') && !other
  const isWrong = isNeeded && typed !== undefined && typed.trim() === ''
  const props = {
    id,
    className: classes.input,
    maxLength: max,
    value: typed ?? row[name] ?? '',
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-wrong` : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setTyped(target.value)
      const text = target.value.trim()
      if (isNeeded && text === '') return
      const patch: Patch = { [name]: text }
      editing.change(row._id, patch, true)
    },
    onBlur: () => {
      setTyped(undefined)
      editing.settle()
    },
    ...blocked,
  }
  return (
    <div className={classes.field} data-wide={name !== 'basis' || undefined}>
      <label htmlFor={id}>{words.field('requirement', name)}</label>
      {isLine ? <input type="text" {...props} /> : <textarea rows={2} {...props} />}
      {isWrong && (
        <p id={`${id}-wrong`} className={classes.wrong}>
          {t('textNeeded')}
        </p>
      )}
      <Refused row={row} editing={editing} name={name} />
    </div>
  )
}

/** What was typed here is not saved, and can be sent again or thrown away. */
function Refused({ row, editing, name }: DetailsProps & { readonly name: TypedProps['name'] | 'minutes' }) {
  const { t } = useTranslation('common')
  const own = useTranslation('requirements')
  if (row.refused?.[name] === undefined) return null
  return (
    <Row as="p" wrap gap={2} className={classes.wrong}>
      {t('saveFailed')}
      <Button size="sm" writes={editing.writes} onClick={() => editing.change(row._id, {})}>
        {t('retry')}
      </Button>
      {editing.drop && (
        <Button size="sm" tone="plain" onClick={() => editing.drop?.(row._id)}>
          {own.t('dropTyped')}
        </Button>
      )}
    </Row>
  )
}

/** When staff looked up the legal ground (F1.2). */
function Checked({ row, editing }: DetailsProps) {
  const { t } = useTranslation('requirements')
  const today = wallOf(new Date()).slice(0, 10)
  return (
    <div className={classes.field}>
      <span>{t('checkedOn')}</span>
      <Row tall="lg" as="span" wrap gap={2}>
        {row.basisChecked ? <DateText iso={row.basisChecked} form="date" /> : t('notChecked')}
        {row.basisChecked !== today && (
          <Button size="sm" writes={editing.writes} onClick={() => editing.change(row._id, { basisChecked: today })}>
            {t('checkedToday')}
          </Button>
        )}
      </Row>
    </div>
  )
}

function Minutes({ row, editing }: DetailsProps) {
  const { t } = useTranslation('requirements')
  const id = useId()
  const blocked = useWriteBlocked('queued')
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{t('minutes')}</label>
      <input
        id={id}
        type="number"
        className={classes.input}
        min={1}
        max={MINUTES_MAX}
        value={row.minutes || ''}
        onChange={({ target }) => {
          const minutes = Math.round(target.valueAsNumber)
          const isMinutes = minutes >= 1 && minutes <= MINUTES_MAX
          if (isMinutes || target.value === '') editing.change(row._id, { minutes: isMinutes ? minutes : 0 }, true)
        }}
        onBlur={editing.settle}
        {...blocked}
      />
      <Refused row={row} editing={editing} name="minutes" />
    </div>
  )
}
