import { decisionInputOf } from '@schakel/domain/decision'
import { screen } from '@testing-library/react'
import { afterEach, it, vi } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { useFirmness } from './useFirmness.ts'

/** A worker that cannot draw, as on a page that is not secure. */
class Unable {
  onmessage: ((event: { data: undefined }) => void) | undefined
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: undefined }))
  }
  terminate(): void {}
}

const input = decisionInputOf(aDecisionSheet({ A: ['yes', 'yes'], B: ['no', 'yes'] }))

function Drawn() {
  const { result, isWhole } = useFirmness('dossier/00dossier', input, 'any')
  return <p>{result ? `${result.draws} ${isWhole}` : 'nothing yet'}</p>
}

afterEach(() => vi.unstubAllGlobals())

it('F2.19: where the browser cannot draw, the server does', async () => {
  vi.stubGlobal('Worker', Unable)
  const firmness = { method: 1, seed: 'a', lens: 'any', draws: 10_000, suppliers: [] }
  stubServer({ '/api/decision/firmness': () => ({ firmness }) })
  await renderWithProviders(<Drawn />)
  await screen.findByText('10000 true')
})
