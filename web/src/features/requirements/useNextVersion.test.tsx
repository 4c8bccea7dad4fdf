import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { viewerOf } from '../../../test/renderWithProviders.tsx'
import { ViewerContext } from '../../entities/viewer/viewer.tsx'
import { type Draft, emptyDraft } from './draft.ts'
import { useNextVersion } from './useNextVersion.ts'

beforeEach(() => localStorage.clear())

const viewer = viewerOf('staff')
const key = `schakel.draft:${viewer._id}:requirements:dossier/1`

const openTab = () =>
  renderHook(() => useNextVersion('dossier/1', 1), {
    wrapper: ({ children }) => <ViewerContext value={viewer}>{children}</ViewerContext>,
  }).result

/** What another tab keeps; the browser tells this one. */
function keptElsewhere(draft: Draft | undefined): void {
  if (draft) localStorage.setItem(key, JSON.stringify(draft))
  else localStorage.removeItem(key)
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
}

it('S5.2, F1.5: what another tab changed of the next version stays under what is changed here', () => {
  const tab = openTab()
  keptElsewhere({ ...emptyDraft(1), changed: { 'requirement/1': { nl: 'Van de andere tab' } } })
  expect(tab.current.draft?.changed).toEqual({ 'requirement/1': { nl: 'Van de andere tab' } })
  act(() => tab.current.put({ ...(tab.current.draft ?? emptyDraft(1)), removed: ['requirement/2'] }))
  expect(JSON.parse(localStorage.getItem(key) ?? 'null')).toMatchObject({
    changed: { 'requirement/1': { nl: 'Van de andere tab' } },
    removed: ['requirement/2'],
  })
})

it('S5.2, F1.5: a next version that was frozen or thrown away in another tab does not come back', () => {
  const tab = openTab()
  act(() => tab.current.put({ ...emptyDraft(1), removed: ['requirement/2'] }))
  keptElsewhere(undefined)
  expect(tab.current.draft).toBeUndefined()
})
