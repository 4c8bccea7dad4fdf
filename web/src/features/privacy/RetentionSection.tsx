import type { KeptCounts } from '@schakel/domain/calls'
import {
  mayRetainFor,
  type Retention,
  type RetentionName,
  retentionNames,
  retentionRules,
} from '@schakel/domain/privacy'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { saveStateOf } from '../../entities/viewer/useSettings.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import form from '../../ui/Field.module.css'
import { formatCount } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { SettingsSection } from '../../ui/SettingsSection.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import classes from './Privacy.module.css'

interface Answer {
  readonly days: Retention
  readonly gone: KeptCounts
}

const KEY = ['retention'] as const
const YEAR = 365
const offered = [1, 7, 14, 30, 60, 90, 180, YEAR, 2 * YEAR, 3 * YEAR, 5 * YEAR, 7 * YEAR, 10 * YEAR]

/** How long things are kept, for super users: with how much would go before it is kept (S6.3). */
export function RetentionSection() {
  const { t } = useTranslation('privacy')
  const cache = useQueryClient()
  const [wanted, setWanted] = useState<Partial<Retention>>({})
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...KEY, wanted],
    queryFn: ({ signal }) => call<Answer>('/api/privacy/retention', { wanted }, { signal }),
    placeholderData: keepPreviousData,
  })
  const save = useMutation({
    mutationFn: () => call<Retention>('/api/privacy/retain', { wanted }),
    onSuccess: async () => {
      setWanted({})
      await cache.invalidateQueries({ queryKey: KEY })
    },
  })
  const changed = retentionNames.filter((name) => wanted[name] !== undefined && wanted[name] !== data?.days[name])
  // What stands there meanwhile is how much goes by the terms before.
  const isCounting = isPlaceholderData
  const going = isCounting ? 0 : changed.reduce((sum, name) => sum + (data?.gone[name] ?? 0), 0)
  return (
    <SettingsSection id="retention" title={t('retention')} text={t('retentionText')} state={saveStateOf(save)}>
      {error && !data ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      ) : (
        <>
          <Stack as="ul">
            {retentionNames.map((name) => (
              <Term
                key={name}
                name={name}
                days={wanted[name] === undefined ? data.days[name] : wanted[name]}
                gone={!isCounting && changed.includes(name) ? (data.gone[name] ?? 0) : 0}
                onChoose={(days) => setWanted({ ...wanted, [name]: days })}
              />
            ))}
          </Stack>
          {changed.length > 0 && (
            <Cluster gap={2}>
              <Button
                writes="now"
                tone={going > 0 ? 'danger' : 'brand'}
                busy={save.isPending || isCounting}
                onClick={() => save.mutate()}
              >
                {going > 0 ? t('saveSure', { shown: formatCount(going) }) : t('save')}
              </Button>
              <Button onClick={() => setWanted({})}>{t('undo')}</Button>
            </Cluster>
          )}
        </>
      )}
    </SettingsSection>
  )
}

interface TermProps {
  readonly name: RetentionName
  readonly days: number | null
  readonly gone: number
  readonly onChoose: (days: number | null) => void
}

function Term({ name, days, gone, onChoose }: TermProps) {
  const { t } = useTranslation('privacy')
  const { mayStay } = retentionRules[name]
  const options = [...new Set([...offered, ...(days === null ? [] : [days])])]
    .filter((one) => mayRetainFor(name, one))
    .sort((one, other) => one - other)
  const said = (one: number) =>
    one % YEAR === 0 ? t('years', { count: one / YEAR }) : t('days', { count: one, shown: formatCount(one) })
  return (
    <Row as="li" gap={1.5} gapX={4} pad={3} padX={0} justify="between" wrap className={classes.term}>
      <div>
        <label htmlFor={`retention-${name}`}>{t(`terms.${name}`)}</label>
        <Text size="sm" tone="soft" id={`retention-${name}-hint`}>
          {t(`hints.${name}`)}
        </Text>
      </div>
      <Stack gap={0.5} align="end" className={classes.choice}>
        <select
          id={`retention-${name}`}
          className={form.input}
          aria-describedby={`retention-${name}-hint`}
          value={days === null ? '' : String(days)}
          onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
        >
          {options.map((one) => (
            <option key={one} value={one}>
              {said(one)}
            </option>
          ))}
          {mayStay && <option value="">{t('always')}</option>}
        </select>
        <Text as="span" size="sm" tone="danger" role="status">
          {gone > 0 && t('gone', { count: gone, shown: formatCount(gone) })}
        </Text>
      </Stack>
    </Row>
  )
}
