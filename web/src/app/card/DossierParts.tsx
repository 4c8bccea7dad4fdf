import { type AnyItem, isMemberSide, isSupplierSide } from '@schakel/domain'
import { IconChevronUp, IconTruckDelivery } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { MatchProgress } from '../../entities/items/MatchProgress.tsx'
import { matchesOf } from '../../entities/items/matchOf.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { DossierDisclosure } from '../../features/matches/disclosure/DossierDisclosure.tsx'
import { FitList } from '../../features/matches/fit/FitList.tsx'
import { MatchDetail } from '../../features/matches/MatchDetail.tsx'
import { MatchTable } from '../../features/matches/MatchTable.tsx'
import { OfferTogether, waitingIn } from '../../features/matches/OfferTogether.tsx'
import { ProposedSuppliers } from '../../features/matches/ProposedSuppliers.tsx'
import { SupplierDecision } from '../../features/matches/SupplierDecision.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'

interface DossierMatchesProps {
  readonly dossier: AnyItem
  /** Only how they stand, and not what adds or offers. */
  readonly isShort?: boolean
}

/** The heart of a dossier: the board for the centre, the choice for a supplier, the proposals for who asks (D6). */
export function DossierMatches({ dossier, isShort = false }: DossierMatchesProps) {
  const { t } = useTranslation('matches')
  const { kind } = useViewer()
  if (isSupplierSide({ kind })) return <SupplierDecision dossier={dossier} />
  // A member weighs suppliers up on the tabs; whether there are any it does not read here, so that "none" would be untrue (F2.17).
  if (isMemberSide({ kind }) && matchesOf(dossier).length === 0) return null
  if (isCentreKind(kind)) return isShort ? <Matches dossier={dossier} /> : <Board dossier={dossier} />
  return (
    <Section title={t('proposed')} icon={<TypeIcon type="match" size={18} />} count={matchesOf(dossier).length}>
      <ProposedSuppliers dossier={dossier} />
    </Section>
  )
}

function Matches({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('matches')
  const count = matchesOf(dossier).length
  return (
    <Section title={t('title')} icon={<TypeIcon type="match" size={18} />} count={count}>
      {count === 0 ? (
        <Hint>{t('none')}</Hint>
      ) : (
        <MatchTable dossier={dossier}>{(match) => <MatchDetail match={match} />}</MatchTable>
      )}
    </Section>
  )
}

function Board({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('matches')
  const fit = useTranslation('fit')
  const count = matchesOf(dossier).length
  const [wanted, setWanted] = useState<boolean>()
  // Without matches, choosing suppliers is the next thing to do.
  const isFinding = wanted ?? count === 0
  const waiting = waitingIn(dossier)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const onChoose = (match: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(match)
    else next.delete(match)
    setChosen(next)
  }
  return (
    <Section
      title={t('title')}
      icon={<TypeIcon type="match" size={18} />}
      count={count}
      actions={
        <Button
          size="sm"
          tone={isFinding ? 'plain' : 'brand'}
          aria-expanded={isFinding}
          icon={
            isFinding ? (
              <IconChevronUp size={16} aria-hidden="true" />
            ) : (
              <IconTruckDelivery size={16} aria-hidden="true" />
            )
          }
          onClick={() => setWanted(!isFinding)}
        >
          {isFinding ? fit.t('hide') : fit.t('find')}
        </Button>
      }
    >
      {count > 0 ? <MatchProgress dossier={dossier} /> : <Hint>{t('noneText')}</Hint>}
      {/* Right under the button that opens it: below the matches it would open out of sight. */}
      {isFinding && <Finding dossier={dossier} />}
      {count > 0 && (
        <>
          <OfferTogether dossier={dossier} chosen={chosen} onOffered={() => setChosen(new Set())} />
          <DossierDisclosure dossier={dossier} />
          <MatchTable dossier={dossier} choosing={waiting.length > 1 ? { from: waiting, chosen, onChoose } : undefined}>
            {(match) => <MatchDetail match={match} />}
          </MatchTable>
        </>
      )}
    </Section>
  )
}

function Finding({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('fit')
  const id = useId()
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Text id={id} as="h3" size="md" weight="bold">
        {t('title')}
      </Text>
      <Hint>{t('lead')}</Hint>
      <FitList dossier={dossier} />
    </Stack>
  )
}
