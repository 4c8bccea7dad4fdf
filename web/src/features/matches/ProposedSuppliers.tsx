import type { AnyItem } from '@schakel/domain'
import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { matchesOf } from '../../entities/items/matchOf.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MatchTable } from './MatchTable.tsx'
import { Proposal } from './Proposal.tsx'

/** What an end-user sees of the matches on its dossier: the suppliers, and three answers to each (D6). */
export function ProposedSuppliers({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('matches')
  const matches = matchesOf(dossier)
  if (matches.length === 0) {
    return (
      <EmptyState compact icon={<IconHourglass size={24} stroke={1.6} />} title={t('noneYet')}>
        {t('noneYetText')}
      </EmptyState>
    )
  }
  return <MatchTable dossier={dossier}>{(match) => <Proposal known={match} isInRow />}</MatchTable>
}
