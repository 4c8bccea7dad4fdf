import { COST_LINES_MAX, costKinds, costTerms, costUnits, textOf } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef } from 'react'
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
import { CostLines } from './CostLines.tsx'
import { type CostDraft, draftsOf, emptyDraft, isRight, keptDrafts, propsOf } from './costDraft.ts'
import { useCostName } from './costNames.ts'

interface CostEditorProps {
  readonly supplier: DecisionSheet['suppliers'][number]
  readonly onDone: () => void
}

/** Writes the lines of costs of one match (F2.4). What somebody else made of them meanwhile is replaced only by who chooses so (D2.3). */
export function CostEditor({ supplier, onDone }: CostEditorProps) {
  const { t } = useTranslation('weighing')
  const common = useTranslation('common')
  const { drafts, setDrafts, isOvertaken, keep, forget } = useCostDrafts(supplier)
  const saveButton = useRef<HTMLButtonElement>(null)
  const cache = useQueryClient()
  const update = useUpdate()
  const lacks = !drafts.every(isRight)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (lacks || isOvertaken) return
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
  const choose = (which: 'mine' | 'theirs') => {
    keep(which)
    saveButton.current?.focus()
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
      {isOvertaken && <Overtaken costs={supplier.costs} onChoose={choose} />}
      {lacks && <Hint>{t('costs.lacks')}</Hint>}
      <Cluster gap={2}>
        <Button
          ref={saveButton}
          type="submit"
          tone="brand"
          writes="now"
          busy={update.isPending}
          waits={isOvertaken}
          disabled={lacks}
        >
          {t('costs.save')}
        </Button>
        {drafts.length < COST_LINES_MAX && <Button onClick={add}>{t('costs.add')}</Button>}
        <Button onClick={done}>{common.t('cancel')}</Button>
      </Cluster>
    </Stack>
  )
}

/** Lines that were typed and not saved are there again (S5.2), with a choice where somebody else changed the costs since (D2.3). */
function useCostDrafts({ id, costs }: CostEditorProps['supplier']) {
  const before = draftsOf(costs)
  const now = JSON.stringify(before)
  const { values, change, forget } = useKeptValues(boxKeyOf(useViewer()._id, id, 'costs'), (kept) =>
    Array.isArray(kept.drafts)
      ? { drafts: keptDrafts(kept.drafts), base: textOf(kept.base) }
      : { drafts: before, base: now },
  )
  const isTyped = JSON.stringify(values.drafts) !== values.base
  const drafts = isTyped ? values.drafts : before
  const isSame = JSON.stringify(propsOf(drafts)) === JSON.stringify(propsOf(before))
  return {
    drafts,
    setDrafts: (changed: readonly CostDraft[]) => change({ drafts: changed, base: isTyped ? values.base : now }),
    isOvertaken: isTyped && !isSame && values.base !== now,
    keep: (which: 'mine' | 'theirs') => change({ drafts: which === 'mine' ? drafts : before, base: now }),
    forget,
  }
}

interface OvertakenProps {
  readonly costs: CostEditorProps['supplier']['costs']
  readonly onChoose: (which: 'mine' | 'theirs') => void
}

/** What somebody else made of the costs while one typed, and which lines stay. */
function Overtaken({ costs, onChoose }: OvertakenProps) {
  const { t } = useTranslation('weighing')
  return (
    <Stack gap={2} pad={3} outlined role="alert">
      <p>{t('costs.overtaken')}</p>
      <CostLines costs={costs} />
      <Cluster gap={2}>
        <Button size="sm" onClick={() => onChoose('mine')}>
          {t('costs.keepMine')}
        </Button>
        <Button size="sm" onClick={() => onChoose('theirs')}>
          {t('costs.keepTheirs')}
        </Button>
      </Cluster>
    </Stack>
  )
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
