import type { ReferenceCall, RequirementRow } from '@schakel/domain/calls'
import { IconEdit, IconPhone, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askedQuery } from '../../entities/answers/queries.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { referencesQuery } from './queries.ts'
import { ReferenceForm } from './ReferenceForm.tsx'
import { useReferences } from './useReferences.ts'

const tones = { confirmed: 'success', denied: 'danger', notAsked: 'neutral' } as const

/** Calls with referees of a supplier, for staff and who asks alone (F1.12). */
export function References({ match, dossier }: { readonly match: string; readonly dossier: string }) {
  const { t } = useTranslation('demo')
  const found = useQuery(referencesQuery(match))
  const set = useQuery(askedQuery(dossier))
  const asked = (set.data?.rows ?? []).filter(({ proposed }) => proposed !== true)
  const [open, setOpen] = useState<ReferenceCall | 'new'>()
  const error = found.error ?? set.error
  const form = (one?: ReferenceCall) => (
    <ReferenceForm match={match} asked={asked} reference={one} onDone={() => setOpen(undefined)} />
  )
  return (
    <Section title={t('references')} icon={<IconPhone size={18} aria-hidden="true" />}>
      <Stack gap={3}>
        <Hint>{t('referencesHint')}</Hint>
        {error && !found.data && <ErrorState compact error={error} onRetry={() => void found.refetch()} />}
        {!found.data && !error && (
          <Loading>
            <SkeletonRow />
          </Loading>
        )}
        {found.data?.references.length === 0 && <Text tone="muted">{t('noReferences')}</Text>}
        {found.data?.references.map((one) =>
          open !== 'new' && open?._id === one._id ? (
            <div key={one._id}>{form(one)}</div>
          ) : (
            <Told key={one._id} match={match} one={one} onEdit={() => setOpen(one)} />
          ),
        )}
        {open === 'new' && form()}
        {open === undefined && asked.length > 0 && (
          <Cluster gap={2}>
            <Button writes="now" onClick={() => setOpen('new')}>
              {t('addReference')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Section>
  )
}

interface ToldProps {
  readonly match: string
  readonly one: ReferenceCall
  readonly onEdit: () => void
}

function Told({ match, one, onEdit }: ToldProps) {
  const { t } = useTranslation('demo')
  const { remove } = useReferences(match)
  const { role, size, date, name, by, rows } = one
  return (
    <Stack as="article" gap={1} outlined pad={3}>
      <Row gap={2} justify="between">
        <Text weight="bold" fluid breaks>
          {name ? `${name}, ${role}` : role}
        </Text>
        <Row gap={1} rigid>
          <IconButton size="sm" writes="now" label={t('editReference')} onClick={onEdit}>
            <IconEdit size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            writes="now"
            label={t('removeReference')}
            busy={remove.isPending}
            onClick={() => remove.mutate(one)}
          >
            <IconTrash size={16} aria-hidden="true" />
          </IconButton>
        </Row>
      </Row>
      <Text size="sm" tone="muted">
        <DateText iso={date} form="date" />
        {size && ` · ${t('refereeSize').toLowerCase()}: ${size}`}
        {by && ` · ${t('recordedBy', { name: by })}`}
      </Text>
      <Cluster gap={1}>
        {rows.map(({ key, outcome }) => (
          <Chip key={key} tone={tones[outcome]}>
            {key}: {t(`outcomes.${outcome}`)}
          </Chip>
        ))}
      </Cluster>
    </Stack>
  )
}

/** A requirement that a referee may be asked about. */
export type AskedRow = RequirementRow
