import { referenceOutcomes, sizeClasses } from '@schakel/domain'
import type { ReferenceCall } from '@schakel/domain/calls'
import { type FormEvent, useId, useState } from 'react'
import { askedText } from '../../entities/answers/byGroup.ts'
import { todayIs } from '../../entities/answers/grade.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Select } from '../../ui/Select.tsx'
import type { AskedRow } from './References.tsx'
import { useReferences } from './useReferences.ts'

interface ReferenceFormProps {
  readonly match: string
  readonly asked: readonly AskedRow[]
  /** The one that is changed; none for a new one. */
  readonly reference: ReferenceCall | undefined
  readonly onDone: () => void
}

type Outcome = ReferenceCall['rows'][number]['outcome']

/** Records what a referee said: who that is, when, and what came of each row (F1.12). */
export function ReferenceForm({ match, asked, reference, onDone }: ReferenceFormProps) {
  const { t } = useTranslation('demo')
  const common = useTranslation('common')
  const id = useId()
  const today = todayIs()
  const { save } = useReferences(match)
  const [said, setSaid] = useState({
    name: reference?.name ?? '',
    role: reference?.role ?? '',
    date: reference?.date ?? today,
  })
  const [size, setSize] = useState<NonNullable<ReferenceCall['size']> | ''>(reference?.size ?? '')
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>(() => startOf(asked, reference))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const keys = asked.map(({ key }) => key).filter((key) => outcomes[key] !== undefined)
    save.mutate(
      {
        ...(reference ? { _id: reference._id, _version: reference._version } : {}),
        ...{ role: said.role.trim(), date: said.date, name: said.name.trim() || null, size: size || null },
        rows: keys.map((key) => ({ key, outcome: outcomes[key] ?? 'notAsked' })),
      },
      { onSuccess: onDone },
    )
  }
  const input = (name: keyof typeof said, label: string, kind: 'text' | 'date', max: number) => (
    <Field id={`${id}-${name}`} label={label}>
      <input
        id={`${id}-${name}`}
        type={kind}
        className={form.input}
        maxLength={kind === 'text' ? max : undefined}
        max={kind === 'date' ? today : undefined}
        value={said[name]}
        onChange={({ target }) => setSaid({ ...said, [name]: target.value })}
      />
    </Field>
  )
  return (
    <Stack
      as="form"
      gap={3}
      outlined
      pad={3}
      onSubmit={submit}
      aria-label={t(reference ? 'editReference' : 'addReference')}
    >
      <Columns of={2} gap={3}>
        {input('role', t('refereeRole'), 'text', 100)}
        {input('name', t('referee'), 'text', 200)}
        {input('date', t('calledOn'), 'date', 10)}
        <Select
          full
          label={t('refereeSize')}
          value={size}
          options={[
            { value: '' as const, label: t('sizeUnknown') },
            ...sizeClasses.map((value) => ({ value, label: value })),
          ]}
          onChange={setSize}
        />
      </Columns>
      <RowOutcomes asked={asked} outcomes={outcomes} onChange={setOutcomes} />
      <Cluster gap={2}>
        <Button
          type="submit"
          tone="brand"
          writes="now"
          busy={save.isPending}
          disabled={said.role.trim() === '' || said.date === ''}
        >
          {t('save')}
        </Button>
        <Button onClick={onDone}>{common.t('cancel')}</Button>
      </Cluster>
    </Stack>
  )
}

interface RowOutcomesProps {
  readonly asked: readonly AskedRow[]
  readonly outcomes: Readonly<Record<string, Outcome>>
  readonly onChange: (outcomes: Readonly<Record<string, Outcome>>) => void
}

/** What came of each row that stands in the list, and a way to add another. */
function RowOutcomes({ asked, outcomes, onChange }: RowOutcomesProps) {
  const { t } = useTranslation('demo')
  const locale = useLocale()
  const others = asked.filter(({ key }) => outcomes[key] === undefined)
  const lineOf = (row: AskedRow) => `${row.key} ${askedText(row, locale)}`
  return (
    <Stack as="fieldset" gap={2} fluid>
      <legend>{t('rowsAsked')}</legend>
      {asked.flatMap((row) => {
        const outcome = outcomes[row.key]
        if (outcome === undefined) return []
        return [
          <Select
            full
            key={row.key}
            label={lineOf(row)}
            value={outcome}
            options={referenceOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
            onChange={(value) => onChange({ ...outcomes, [row.key]: value })}
          />,
        ]
      })}
      {others.length > 0 && (
        <Select
          full
          label={t('anotherRow')}
          value=""
          options={[
            { value: '', label: t('choose') },
            ...others.map((row) => ({ value: row.key, label: lineOf(row) })),
          ]}
          onChange={(key) => key && onChange({ ...outcomes, [key]: 'confirmed' })}
        />
      )}
    </Stack>
  )
}

/** The rows of a call; of a new one those that want a reference as proof. */
function startOf(asked: readonly AskedRow[], reference: ReferenceCall | undefined): Readonly<Record<string, Outcome>> {
  if (reference) return Object.fromEntries(reference.rows.map(({ key, outcome }) => [key, outcome]))
  return Object.fromEntries(
    asked.filter(({ proof }) => proof === 'reference').map(({ key }): [string, Outcome] => [key, 'notAsked']),
  )
}
