import type { search as nl } from '../nl/search.ts'
import type { SameKeys } from '../sameKeys.ts'

export const search = {
  title: 'Search',
  found: 'Found',
  label: 'Search organisations, people, dossiers…',
  hint: 'Type at least {{count}} characters',
  hintText: 'Search by name, city, website, e-mail, phone or words of a request.',
  loaded: '{{loaded}} of {{total}}',
  loadedEstimate: '{{loaded}} of about {{total}}',
  launch: 'All results on a page',
  none: 'Nothing found for “{{term}}”',
  noneText: 'Check the spelling, or try a part of the name.',
  noneFiltered: 'Nothing found with this filter',
  all: 'All',
  filter: 'Filter by kind',
  resultsFor: 'Results for “{{term}}”',
  loadMore: 'Load more',
  end: 'That was all',
  withTag: 'Everything with this tag or one below it',
  withValue: 'for “{{value}}”',
} as const satisfies SameKeys<typeof nl>
