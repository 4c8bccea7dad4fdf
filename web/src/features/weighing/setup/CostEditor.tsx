import { COST_LINES_MAX, costKinds, costTerms, costUnits } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { answerKeys } from '../../../entities/answers/queries.ts'
import { boxKeyOf } from '../../../entities/forms/drafts.ts'
import { useKeptValues } from '../../../entities/forms/useKeptValues.ts'
import { useUpdate } from '../../../entities/items/mutations.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../../ui/Field.module.css'
import { Field } from '../../../ui/Field.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Select } from '../../../ui/Select.tsx'
import { type CostDraft, draftsOf, emptyDraft, isRight, keptDrafts, propsOf } from './costDraft.ts'
import { useCostName } from './costNames.ts'

interface CostEditorProps {
  readonly supplier: DecisionSheet['suppliers'][number]
  readonly onDone: () => void
}

/** Writes the lines of costs of one match (F2.4). */
export function CostEditor({ supplier, onDone }: CostEditorProps) {
  const { t } = useTranslation('weighing')
  const common = useTranslation('common')
  const { drafts, setDrafts, forget } = useCostDrafts(supplier)
  const cache = useQueryClient()
  const update = useUpdate()
  const lacks = !drafts.every(isRight)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lacks) return
    const props = { _version: supplier._version, $costs: propsOf(drafts) }
    update.mutate(
      { id: supplier.id, props },
      { onSuccess: done, onSettled: () => void cache.invalidateQueries({ queryKey: answerKeys.weighing }) },
    )
  }
  const done = () => {
    forget()
    onDone()
  }
  const add = () => setDrafts([...drafts, emptyDraft(1 + Math.max(-1, ...drafts.map(({ id }) => id)))])
  return (
    <Stack as="form" gap={3} onSubmit={submit} aria-label={t('costs.edit')}>
      {drafts.map((draft, place) => (
        <LineFields
          key={draft.id}
          draft={draft}
          place={place + 1}
          onChange={(changed) => setDrafts(drafts.map((one) => (one.id === draft.id ? changed : one)))}
          onRemove={() => setDrafts(drafts.filter(({ id }) => id !== draft.id))}
        />
      ))}
      {lacks && <Hint>{t('costs.lacks')}</Hint>}
      <Cluster gap={2}>
        <Button type="submit" tone="brand" writes="now" busy={update.isPending} disabled={lacks}>
          {t('costs.save')}
        </Button>
        {drafts.length < COST_LINES_MAX && <Button onClick={add}>{t('costs.add')}</Button>}
        <Button onClick={done}>{common.t('cancel')}</Button>
      </Cluster>
    </Stack>
  )
}

/** Lines that were typed and not saved are there again (S5.2), unless somebody else changed the costs since (D2.3). */
function useCostDrafts({ id, costs }: CostEditorProps['supplier']) {
  const before = draftsOf(costs)
  const base = JSON.stringify(before)
  const { values, change, forget } = useKeptValues(boxKeyOf(useViewer()._id, id, 'costs'), (kept) => ({
    drafts: kept.base === base ? keptDrafts(kept.drafts) : before,
    base,
  }))
  return { drafts: values.drafts, setDrafts: (drafts: readonly CostDraft[]) => change({ drafts }), forget }
}

/** A price per location counts for nothing as long as no request says how many there are: it stays where it was entered. */
function unitsFor({ unit }: CostDraft) {
  return costUnits.filter((one) => one !== 'location' || unit === 'location')
}

interface LineFieldsProps {
  readonly draft: CostDraft
  readonly place: number
  readonly onChange: (draft: CostDraft) => void
  readonly onRemove: () => void
}

function LineFields({ draft, place, onChange, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('weighing')
  const nameOf = useCostName()
  const id = useId()
  const typed = (name: 'amount' | 'from' | 'to' | 'index') => (
    <Field id={`${id}-${name}`} label={t(`costs.fields.${name}`)}>
      <input
        id={`${id}-${name}`}
        className={form.input}
        inputMode={name === 'index' ? 'decimal' : 'numeric'}
        size={8}
        value={draft[name]}
        onChange={({ target }) => onChange({ ...draft, [name]: target.value.trim() })}
      />
    </Field>
  )
  const optionsOf = <T extends string>(field: 'cost' | 'term' | 'unit', values: readonly T[]) =>
    values.map((value) => ({ value, label: nameOf(field, value) }))
  return (
    <Stack as="fieldset" gap={2}>
      <legend>{t('costs.line', { place })}</legend>
      <Row gap={3} wrap align="end">
        <Select
          label={t('costs.columns.what')}
          value={draft.what}
          options={optionsOf<string>('cost', costKinds)}
          onChange={(what) => onChange({ ...draft, what })}
        />
        <Select
          label={t('costs.columns.term')}
          value={draft.term}
          options={optionsOf('term', costTerms)}
          onChange={(term) => onChange({ ...draft, term })}
        />
        <Select
          label={t('costs.columns.unit')}
          value={draft.unit}
          options={optionsOf('unit', unitsFor(draft))}
          onChange={(unit) => onChange({ ...draft, unit })}
        />
      </Row>
      <Row gap={3} wrap align="end">
        {typed('amount')}
        {typed('from')}
        {typed('to')}
        {draft.term !== 'once' && typed('index')}
        <Button size="sm" onClick={onRemove}>
          {t('costs.remove', { place })}
        </Button>
      </Row>
    </Stack>
  )
}
