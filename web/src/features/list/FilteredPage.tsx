import { useParams } from '@tanstack/react-router'
import { useTags } from '../../entities/items/queries.ts'
import { ResultList } from '../../entities/items/ResultList.tsx'
import { textIn } from '../../entities/items/read.ts'
import { TagTreeButton } from '../../entities/tags/TagTreeButton.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Page } from '../../ui/Page.tsx'
import { FilteredList } from './FilteredList.tsx'
import { filteredBody } from './filteredBody.ts'

/** `/search/{type}/{value}/{status?}` (S2.13): items of one type, by a value (`*` is any) and a status. */
export function FilteredPage() {
  const { type = '', value = '', status } = useParams({ strict: false })
  const asked = filteredBody(type, value, status)
  // The route lets no other address through.
  if (!asked) return null
  const tag = asked.body.tags?.[0]
  if (tag !== undefined) return <TaggedPage tag={tag} />
  return (
    <FilteredList
      type={asked.type}
      value={value}
      status={asked.status}
      actions={asked.type === 'tag' && <TagTreeButton />}
    />
  )
}

/** Everything with a tag, whatever its type. */
function TaggedPage({ tag }: { readonly tag: string }) {
  const { t } = useTranslation('search')
  const words = useWords()
  const heading = useTagName(tag) ?? words.type('tag')
  return (
    <Page title={heading} heading={heading} lead={t('withTag')} actions={<TagTreeButton tag={tag} />}>
      <ResultList key={tag} body={{ tags: [tag] }} emptyTitle={t('noneFiltered')} />
    </Page>
  )
}

/** What a tag is called, once the tree is there. */
function useTagName(id: string | undefined): string | undefined {
  const locale = useLocale()
  const { data } = useTags(id !== undefined)
  const tag = data?.find(({ _id }) => _id === id)
  return tag && ((locale === 'en' ? textIn(tag, 'name_en') : undefined) ?? textIn(tag, 'name'))
}
