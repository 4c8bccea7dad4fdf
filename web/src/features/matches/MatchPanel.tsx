import { isSupplierSide } from '@schakel/domain'
import { Section } from '../../entities/items/page/Section.tsx'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { MatchDetail } from './MatchDetail.tsx'
import { Proposal } from './Proposal.tsx'
import { RequestOf, type RequestOfProps } from './RequestOf.tsx'
import { Decision } from './SupplierDecision.tsx'

/** A match on its own page: as each of the three parties may see and use it (D6). */
export function MatchPanel({ match, facts }: RequestOfProps) {
  const { t } = useTranslation('matches')
  const { kind } = useViewer()
  if (isSupplierSide({ kind })) {
    return (
      <Decision known={match}>
        <RequestOf match={match} facts={facts} />
      </Decision>
    )
  }
  return (
    <Section title={t('one')} icon={<TypeIcon type="match" size={18} />}>
      {isCentreKind(kind) ? <MatchDetail match={match} onPage /> : <Proposal known={match} />}
    </Section>
  )
}
