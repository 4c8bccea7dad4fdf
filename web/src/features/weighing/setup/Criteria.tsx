import { CRITERIA_MAX } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import type { Criterion } from '@schakel/domain/decision'
import { groupsIn } from '@schakel/domain/notes'
import { IconListTree } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { Section } from '../../../entities/items/page/Section.tsx'
import { useLocale } from '../../../texts/useLocale.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../../ui/Field.module.css'
import { Field } from '../../../ui/Field.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useWeighingWrite } from '../queries.ts'
import { joinIdOf, joinsOf, placesOf } from './joins.ts'

interface CriteriaProps {
  readonly sheet: DecisionSheet
  readonly criteria: readonly Criterion[]
  readonly nameOf: (criterion: string) => string
}

/** What suppliers are compared by, and which groups of requirements are one of it; staff join them until the first weighing (F2.1). */
export function Criteria({ sheet, criteria, nameOf }: CriteriaProps) {
  const { t } = useTranslation('weighing')
  const [isOpen, setOpen] = useState(false)
  const locale = useLocale()
  const names = new Map(groupsIn(locale).map(({ id, text }) => [String(id), text]))
  const mayChange = sheet.maySettle && !sheet.setup.isFixed
  return (
    <Section anchor="criteria" title={t('criteria.title')} icon={<IconListTree size={18} aria-hidden="true" />}>
      <Stack gap={3}>
        <Hint>{t(sheet.setup.isFixed ? 'criteria.fixed' : 'criteria.hint', { most: CRITERIA_MAX })}</Hint>
        {isOpen ? (
          <JoinForm sheet={sheet} criteria={criteria} names={names} onDone={() => setOpen(false)} />
        ) : (
          <>
            <Stack as="ul" gap={1}>
              {criteria.map(({ id, groups }) => (
                <li key={id}>
                  <Text as="span" weight="strong">
                    {nameOf(id)}
                  </Text>
                  {groups.length > 1 && <Hint>{groups.map((group) => names.get(group) ?? group).join(', ')}</Hint>}
                </li>
              ))}
            </Stack>
            {mayChange && (
              <Cluster gap={2}>
                <Button writes="now" onClick={() => setOpen(true)}>
                  {t('criteria.change')}
                </Button>
              </Cluster>
            )}
          </>
        )}
      </Stack>
    </Section>
  )
}

interface JoinFormProps extends Pick<CriteriaProps, 'sheet' | 'criteria'> {
  readonly names: ReadonlyMap<string, string>
  readonly onDone: () => void
}

interface Sent {
  readonly dossier: string
  readonly was: DecisionSheet['setup']
  readonly joins: readonly { readonly id: string; readonly name?: string; readonly groups: readonly string[] }[]
}

/** Says of each group with which number it is counted; groups of one number are one criterion, under a name. */
function JoinForm({ sheet, criteria, names, onDone }: JoinFormProps) {
  const { t } = useTranslation('weighing')
  const common = useTranslation('common')
  const id = useId()
  const [places, setPlaces] = useState(() => placesOf(criteria))
  const [given, setGiven] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(
      criteria.flatMap(({ id }, at) => {
        const name = sheet.setup.joins.find((join) => join.id === id)?.name
        return name ? [[at + 1, name]] : []
      }),
    ),
  )
  const write = useWeighingWrite<Sent>('/api/decision/setup')
  const { joins: there } = sheet.setup
  const [begun] = useState(there)
  // What was saved here stands there before the form is closed.
  const isOwn = write.isPending || write.isSuccess
  const isOvertaken = !isOwn && JSON.stringify(begun) !== JSON.stringify(there)
  const groups = [...places.keys()]
  const said = (together: readonly string[], between: string) =>
    together.map((one) => names.get(one) ?? one).join(between)
  const joined = joinsOf(places)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const joins = joined.map(({ place, groups: together }) => {
      const name = given[place]?.trim()
      return { id: joinIdOf(together, sheet.setup.joins), groups: together, ...(name ? { name } : {}) }
    })
    write.mutate({ dossier: sheet.dossier, was: sheet.setup, joins }, { onSuccess: onDone })
  }
  return (
    <Stack as="form" gap={3} onSubmit={submit} aria-label={t('criteria.change')}>
      {groups.map((group) => (
        <Select
          full
          key={group}
          label={names.get(group) ?? group}
          value={String(places.get(group) ?? 1)}
          options={groups.map((_, at) => ({ value: String(at + 1), label: t('criteria.number', { number: at + 1 }) }))}
          onChange={(value) => setPlaces(new Map(places).set(group, Number(value)))}
        />
      ))}
      {joined.map(({ place, groups: together }) => (
        <Field key={place} id={`${id}-${place}`} label={t('criteria.nameOf', { groups: said(together, ', ') })}>
          <input
            id={`${id}-${place}`}
            className={form.input}
            maxLength={80}
            value={given[place] ?? ''}
            onChange={({ target }) => setGiven({ ...given, [place]: target.value })}
          />
        </Field>
      ))}
      {isOvertaken && (
        <Hint role="alert">
          {t('criteria.overtaken', {
            now: there.map(({ name, groups }) => name || said(groups, ' + ')).join(', ') || '–',
          })}
        </Hint>
      )}
      <Cluster gap={2}>
        <Button type="submit" tone="brand" writes="now" busy={write.isPending}>
          {common.t('save')}
        </Button>
        <Button onClick={onDone}>{common.t('cancel')}</Button>
      </Cluster>
    </Stack>
  )
}
