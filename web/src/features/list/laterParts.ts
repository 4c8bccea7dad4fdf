import { plainPart } from '../../ui/lazyPart.ts'

/** What a list begins without: it comes when the list stands, so that it is there when it is asked for. */
export const BulkBar = plainPart(async () => (await import('./bulk/BulkBar.tsx')).BulkBar, 'board')
export const PeekPanel = plainPart(async () => (await import('./peek/PeekPanel.tsx')).PeekPanel, 'board')
export const FilterBar = plainPart(async () => (await import('./FilterBar.tsx')).FilterBar, 'list')

/** Fetches them. */
export function fetchLaterParts(): void {
  for (const part of [BulkBar, PeekPanel, FilterBar]) part.preload()
}
