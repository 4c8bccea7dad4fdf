import type { AnyItem } from '@schakel/domain'
import { useTranslation } from 'react-i18next'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useViewer } from '../auth/viewer.tsx'
import { Section } from '../items/page/Section.tsx'
import { isCentreKind } from '../items/useRights.ts'
import { MatchRow } from './MatchRow.tsx'
import { Proposal } from './ProposedSuppliers.tsx'
import { RequestOf } from './RequestOf.tsx'
import { Decision } from './SupplierDecision.tsx'

/** A match on its own page: as each of the three parties may see and use it (D6). */
export function MatchPanel({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('matches')
  const { kind } = useViewer()
  if (kind === 'supplier') {
    return (
      <Decision known={match}>
        <RequestOf match={match} />
      </Decision>
    )
  }
  return (
    <Section title={t('one')} icon={<TypeIcon type="match" size={18} />}>
      {isCentreKind(kind) ? <MatchRow match={match} onPage /> : <Proposal known={match} />}
    </Section>
  )
}
