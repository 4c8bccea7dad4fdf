import type { DecisionSheet } from '@schakel/domain/calls'
import { type Decision, type DecisionInput, type Lens, lenses } from '@schakel/domain/decision'
import { IconShieldCheck } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { Belief } from './Belief.tsx'
import { CentralWeights } from './CentralWeights.tsx'
import { PairWins } from './PairWins.tsx'
import { Shares } from './Shares.tsx'
import { useFirmness } from './useFirmness.ts'
import { useLasting } from './useLasting.ts'

interface FirmnessProps {
  readonly dossier: string
  readonly belief: DecisionSheet['belief']
  readonly input: DecisionInput
  readonly decision: Decision
  readonly nameOf: (criterion: string) => string
}

/** In how many of 10,000 weighings that fit each supplier comes first (F2.9, F2.11). */
export function Firmness({ dossier, belief, input, decision, nameOf }: FirmnessProps) {
  const { t } = useTranslation('weighing')
  const [lens, setLens] = useState<Lens>(decision.basis === 'people' ? 'around' : 'any')
  const [isMore, setMore] = useState(false)
  const { result, isWhole, isStale, error, again } = useFirmness(dossier, input, lens)
  const isLong = useLasting(isStale)
  // In the order of the outcome, which is the order one has in mind.
  const drawn = useMemo(
    () =>
      decision.suppliers.flatMap(({ id, name }) => {
        const found = result?.suppliers.find((one) => one.id === id)
        return found ? [{ ...found, name }] : []
      }),
    [decision.suppliers, result],
  )
  return (
    <Section anchor="firmness" title={t('firmness')} icon={<IconShieldCheck size={18} aria-hidden="true" />}>
      <Stack gap={3}>
        <Choices legend={t('lens')}>
          {lenses.map((one) => (
            <Choice key={one} isOn={lens === one} onChoose={() => setLens(one)}>
              {t(`lenses.${one}`)}
            </Choice>
          ))}
        </Choices>
        {result ? (
          <>
            <Stack gap={3} fluid stale={isLong}>
              <Shares drawn={drawn} lens={result.lens} draws={result.draws} />
            </Stack>
            <Hint role="status">
              {t(isStale ? 'redrawing' : isWhole ? 'drawn' : 'drawing', { draws: formatCount(result.draws) })}
            </Hint>
            <details open={isMore} onToggle={({ currentTarget }) => setMore(currentTarget.open)}>
              <summary>{t('moreFirmness')}</summary>
              {/* Hundreds of cells, that nobody sees while it is closed. */}
              {isMore && (
                <Stack gap={4} above={3}>
                  <PairWins drawn={drawn} />
                  <Belief belief={belief} />
                  <CentralWeights drawn={drawn} criteria={decision.criteria.map(({ id }) => id)} nameOf={nameOf} />
                </Stack>
              )}
            </details>
          </>
        ) : result === null ? (
          <Text tone="muted">{t('firmnessNeeds')}</Text>
        ) : error ? (
          <ErrorState compact error={error} onRetry={again} />
        ) : (
          <Loading>
            <SkeletonRow />
            <SkeletonRow />
          </Loading>
        )}
      </Stack>
    </Section>
  )
}
