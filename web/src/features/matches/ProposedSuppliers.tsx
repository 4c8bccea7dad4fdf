import type { AnyItem } from '@schakel/domain'
import { IconHourglass } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { matchesOf } from '../../entities/items/matchOf.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { MatchTable } from './MatchTable.tsx'
import { Proposal } from './Proposal.tsx'
import { useToAnswer } from './useToAnswer.ts'

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
  return (
    <>
      {matches.length > 1 && <SideBySide dossier={dossier} />}
      <MatchTable dossier={dossier}>{(match) => <Proposal known={match} isInRow />}</MatchTable>
    </>
  )
}

/** To the page on which all of them are answered, with how many wait. */
function SideBySide({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('matches')
  const waiting = useToAnswer(dossier) ?? 0
  return (
    <Row gap={2} gapX={3} pad={2} padX={3} justify="between" wrap outlined size="sm" data-screen="">
      <span>{waiting > 0 ? t('toAnswer', { count: waiting }) : t('allAnswered')}</span>
      <Link
        to="/card/$"
        params={{ _splat: `${dossier._id}/proposals` }}
        {...buttonLook(waiting > 0 ? 'brand' : 'quiet', 'sm')}
      >
        {t('sideBySide')}
      </Link>
    </Row>
  )
}
