import { type AnyItem, isOrganisationType, type TimelineKind, timelineKinds } from '@schakel/domain'
import type { ReactNode } from 'react'
import { useCare } from '../../../entities/items/useCare.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Choice, Choices } from '../../../ui/Choices.tsx'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Select } from '../../../ui/Select.tsx'
import { useFieldOptions } from '../useFieldOptions.ts'
import { spans } from './keptFilter.ts'
import type { TimelineFilter } from './queries.ts'
import classes from './Timeline.module.css'

interface TimelineFiltersProps {
  readonly item: AnyItem
  readonly filter: TimelineFilter
  readonly people: readonly { readonly _id: string; readonly name: string }[]
  readonly onChange: (changes: Partial<TimelineFilter>) => void
  readonly onClear: () => void
  /** What stands beside the choices. */
  readonly children: ReactNode
}

/** What is shown of a timeline: kinds as chips, and of whom and since when. */
export function TimelineFilters({ item, filter, people, onChange, onClear, children }: TimelineFiltersProps) {
  const { t } = useTranslation('timeline')
  const care = useCare(item)
  const fields = useFieldOptions(item)
  const { kinds, by, field, days } = filter
  const offered = timelineKinds.filter((kind) => isOffered(kind, item, care.log) || kinds.includes(kind))
  const toggle = (kind: TimelineKind) => {
    const next = kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]
    onChange({ kinds: next, ...(next.includes('change') ? {} : { field: '' }) })
  }
  const narrow = [{ value: '', label: t('everybody') }, ...people.map(({ _id, name }) => ({ value: _id, label: name }))]
  return (
    <Stack gap={2} data-screen>
      <Choices legend={t('show')} inOneRow>
        <Choice isOn={kinds.length === 0} onChoose={onClear}>
          {t('all')}
        </Choice>
        {offered.map((kind) => (
          <Choice key={kind} isOn={kinds.includes(kind)} onChoose={() => toggle(kind)}>
            {t(`kind.${kind}`)}
          </Choice>
        ))}
      </Choices>
      <Cluster gap={2} gapX={4} className={classes.selects}>
        {narrow.length > 2 || by ? (
          <Select label={t('by')} value={by} options={narrow} onChange={(next) => onChange({ by: next })} />
        ) : null}
        <Select
          label={t('when')}
          value={String(days)}
          options={spans.map((span) => ({ value: String(span), label: t(`span.${span}`) }))}
          onChange={(next) => onChange({ days: Number(next) })}
        />
        {care.log && kinds.includes('change') && (
          <Select
            label={t('field')}
            value={field}
            options={[{ value: '', label: t('everything') }, ...fields]}
            onChange={(next) => onChange({ field: next })}
          />
        )}
        {children}
      </Cluster>
    </Stack>
  )
}

/** Changes are for whoever reads the log, and messages go to organisations. */
function isOffered(kind: TimelineKind, { _type }: AnyItem, readsLog: boolean): boolean {
  if (kind === 'change') return readsLog
  return kind !== 'message' || isOrganisationType(_type)
}
