import { type AnyItem, may } from '@schakel/domain'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { weighingQuery } from '../../entities/answers/queries.ts'
import { endOf } from '../../entities/items/matchOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'

/** Leads to the answers of a match whose answers are in: they say who fits, fit only whom to ask. Nothing before. */
export function AnswersLink({ match }: { readonly match: AnyItem }) {
  const { t } = useTranslation('matches')
  const { kind } = useViewer()
  const dossier = endOf(match, 'dossier')?._id
  // A supplier that was never asked answered nothing.
  const isAsked = match.$visible !== false && match.status !== 'registered'
  const mayRead = dossier !== undefined && may({ kind }, 'seeWeighing') && isAsked
  const { data } = useQuery({ ...weighingQuery(dossier ?? ''), enabled: mayRead })
  const found = data?.suppliers.find(({ id }) => id === match._id)
  const count = Object.values(found?.cells ?? {}).filter(({ value }) => value !== undefined).length
  if (!data || count === 0) return null
  return (
    <div data-screen="">
      <Link to="/card/$" params={{ _splat: `${match._id}/answers` }} {...buttonLook('quiet', 'sm')}>
        <IconListCheck size={16} aria-hidden="true" />
        {t('toAnswers', { count, of: data.rows.length })}
      </Link>
    </div>
  )
}
