import { isTypeName, SEARCH_MIN_CHARS } from '@schakel/domain'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { ResultList } from '../../entities/items/ResultList.tsx'
import { TypeFilter, useSearchTypes } from '../../entities/items/TypeFilter.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import form from '../../ui/Field.module.css'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/Page.tsx'
import classes from './SearchPage.module.css'

/** What stands in sheets is searched by itself: among the rest its many rows would stand before all else (G1). */
const rows = ['requirement'] as const

/** The field of the page: another term is another page. */
function TermForm({ term }: { readonly term: string }) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(term)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = typed.trim()
    if (next.length >= SEARCH_MIN_CHARS) void navigate({ to: '/search/$term', params: { term: next }, search: true })
  }
  return (
    <Row as="form" gap={2} align="stretch" className={classes.form} most={160} onSubmit={submit}>
      <input
        className={form.input}
        type="search"
        aria-label={t('label')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" tone="brand" icon={<IconSearch size={17} aria-hidden="true" />}>
        {t('title')}
      </Button>
    </Row>
  )
}

/** `/search/{term}` (S2.12): everything that is found, as cards, narrowed by type. */
export function SearchPage() {
  const { t } = useTranslation('search')
  const { term = '' } = useParams({ strict: false })
  const { type } = useSearch({ strict: false })
  const navigate = useNavigate()
  const types = useSearchTypes()
  const chosen = type && isTypeName(type) ? type : undefined
  const isLongEnough = term.trim().length >= SEARCH_MIN_CHARS
  return (
    <Page title={t('resultsFor', { term })} heading={t('resultsFor', { term })}>
      <Stack as="search" gap={3} fluid>
        <TermForm key={term} term={term} />
        <TypeFilter
          types={[...types, ...rows]}
          chosen={chosen}
          onChoose={(next) =>
            void navigate({
              to: '/search/$term',
              params: { term },
              search: next ? { type: next } : {},
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Stack>
      {isLongEnough ? (
        <ResultList
          body={{ q: term.trim(), ...(chosen ? { feed: chosen } : {}) }}
          emptyTitle={chosen ? t('noneFiltered') : t('none', { term })}
          emptyText={t('noneText')}
        />
      ) : (
        <EmptyState icon={<IconSearch size={34} stroke={1.6} />} title={t('hint', { count: SEARCH_MIN_CHARS })}>
          {t('hintText')}
        </EmptyState>
      )}
    </Page>
  )
}
