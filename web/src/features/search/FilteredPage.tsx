import { definitionOf } from '@schakel/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { Page } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { filteredBody } from './filteredBody.ts'
import { ResultList } from './ResultList.tsx'

/** `/search/{type}/{value}/{status?}` (S2.13): items of one type, by a value (`*` is any) and a status. */
export function FilteredPage() {
  const { t } = useTranslation('search')
  const words = useWords()
  const { type = '', value = '', status } = useParams({ strict: false })
  const asked = filteredBody(type, value, status)
  // The route lets no other address through.
  if (!asked) return null
  const name = words.type(asked.type, 2)
  const heading = value === '*' ? name : `${name} ${t('withValue', { value })}`
  const hasChip = status !== undefined && definitionOf(asked.type).statuses !== undefined
  const shown =
    status !== undefined &&
    (hasChip ? <StatusChip type={asked.type} status={status} size="md" /> : words.status(asked.type, status))
  return (
    <Page title={heading} heading={heading} lead={shown}>
      <ResultList key={JSON.stringify(asked.body)} body={asked.body} emptyTitle={t('noneFiltered')} />
    </Page>
  )
}
