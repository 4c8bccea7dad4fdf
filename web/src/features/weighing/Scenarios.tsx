import { SCENARIO_POINTS_MAX as POINTS } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import { decide, decisionInputOf, roundParts, type Weights } from '@schakel/domain/decision'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import form from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { notifyUndo } from '../../ui/notify.ts'
import { useWeighingWrite } from './queries.ts'

interface ScenariosProps {
  readonly sheet: DecisionSheet
  readonly criteria: readonly string[]
  /** What the sliders say; nothing while they are as they were. */
  readonly weights: Weights | undefined
  readonly onOpen: (weights: Weights) => void
}

interface Saved {
  readonly dossier: string
  readonly name: string
  readonly points: readonly { readonly criterion: string; readonly points: number }[]
}

/** Weights that were kept to look at again, by whom; they never count as a weighing (F2.13). */
export function Scenarios({ sheet, criteria, weights, onOpen }: ScenariosProps) {
  const { t } = useTranslation('weighing')
  const common = useTranslation('common')
  const id = useId()
  const [name, setName] = useState('')
  const { dossier, scenarios } = sheet
  const save = useWeighingWrite<Saved>('/api/scenarios/save')
  const remove = useWeighingWrite<{ dossier: string; name: string }>('/api/scenarios/remove')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!weights || name.trim() === '') return
    const points = roundParts(
      criteria.map((criterion) => (weights[criterion] ?? 0) * POINTS),
      POINTS,
    )
    const sent = criteria.map((criterion, at) => ({ criterion, points: points[at] ?? 0 }))
    save.mutate({ dossier, name: name.trim(), points: sent }, { onSuccess: () => setName('') })
  }
  const drop = (one: (typeof scenarios)[number]) =>
    remove.mutate(
      { dossier, name: one.name },
      {
        onSuccess: () =>
          notifyUndo(t('scenarioGone', { name: one.name }), common.t('undo'), () =>
            save.mutate({ dossier, name: one.name, points: one.points }),
          ),
      },
    )
  return (
    <Stack gap={3}>
      {scenarios.length > 0 && (
        <Stack as="ul" gap={1} aria-label={t('scenarios')}>
          {scenarios.map((one) => (
            <Row as="li" key={one.name} gap={2} wrap>
              <Button size="sm" onClick={() => onOpen(decide(decisionInputOf(sheet, one.points)).weights)}>
                {one.name}
              </Button>
              <Hint>{one.author}</Hint>
              {one.isMine && (
                <Button size="sm" tone="plain" writes="now" onClick={() => drop(one)}>
                  {t('removeScenario', { name: one.name })}
                </Button>
              )}
            </Row>
          ))}
        </Stack>
      )}
      {weights && (
        <Stack as="form" gap={1} onSubmit={submit}>
          <Row gap={2} wrap align="end">
            <Field id={`${id}-name`} label={t('scenarioName')}>
              <input
                id={`${id}-name`}
                className={form.input}
                maxLength={80}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
            <Button type="submit" writes="now" busy={save.isPending} disabled={name.trim() === ''}>
              {t('saveScenario')}
            </Button>
          </Row>
          <Hint>{t('scenarioHint')}</Hint>
        </Stack>
      )}
    </Stack>
  )
}
