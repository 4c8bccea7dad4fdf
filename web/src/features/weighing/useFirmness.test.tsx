import { decisionInputOf, type FirmnessResult, type Lens } from '@schakel/domain/decision'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import type { FirmnessTask } from './firmnessWorker.ts'
import { useFirmness } from './useFirmness.ts'

/** A worker that cannot draw, as on a page that is not secure. */
class Unable {
  onmessage: ((event: { data: undefined }) => void) | undefined
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: undefined }))
  }
  terminate(): void {}
}

/** A worker that tells what the test says. */
class Told {
  static last: Told | undefined
  onmessage: ((event: { data: FirmnessResult }) => void) | undefined
  lens: Lens | undefined
  /** How often it was handed what is drawn from, which is large. */
  inputs = 0
  /** How often it was let go on with a lens. */
  goesOn = 0
  constructor() {
    Told.last = this
  }
  postMessage(task: FirmnessTask): void {
    if (task === 'shown') {
      this.goesOn += 1
      return
    }
    this.lens = task.lens
    if (task.input) this.inputs += 1
  }
  terminate(): void {}
  static async tell(draws: number, of: Lens = 'any'): Promise<void> {
    const { last } = Told
    await waitFor(() => expect(last?.lens).toBe(of))
    const { lens } = last ?? {}
    if (!lens) throw new Error('nothing was asked')
    const data: FirmnessResult = { method: 1, seed: 'a', lens, draws, suppliers: [] }
    await act(async () => last?.onmessage?.({ data }))
  }
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

it('F2.19: what was drawn stands until the next lens is told, and is not told for it', async () => {
  vi.stubGlobal('Worker', Told)
  function Lenses() {
    const [lens, setLens] = useState<Lens>('any')
    const { result, isWhole, isStale } = useFirmness('dossier/00dossier', input, lens)
    return (
      <>
        <button type="button" onClick={() => setLens('around')}>
          Around
        </button>
        <p>{result ? [result.lens, result.draws, isWhole, isStale].join(' ') : 'nothing yet'}</p>
      </>
    )
  }
  await renderWithProviders(<Lenses />)
  await Told.tell(10_000)
  await screen.findByText('any 10000 true false')
  await userEvent.click(screen.getByRole('button'))
  screen.getByText('any 10000 false true')
  await Told.tell(1000, 'around')
  await screen.findByText('around 1000 false false')
  await Told.tell(10_000, 'around')
  await screen.findByText('around 10000 true false')
  expect(Told.last?.inputs).toBe(1)
})

it('F2.19: it draws when what was pressed is on the screen, and goes on when the first shares are', async () => {
  vi.stubGlobal('Worker', Told)
  const asked: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => asked.push(work))
  const paint = () => act(async () => asked.shift()?.(0))
  await renderWithProviders(<Drawn />)
  expect(Told.last?.lens).toBeUndefined()
  await paint()
  await paint()
  expect(Told.last?.lens).toBe('any')
  await Told.tell(1000)
  expect(Told.last?.goesOn).toBe(0)
  while (asked.length > 0) await paint()
  expect(Told.last?.goesOn).toBe(1)
  await Told.tell(10_000)
  expect(asked).toEqual([])
})
