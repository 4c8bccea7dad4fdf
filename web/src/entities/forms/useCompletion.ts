import { askableAddress, type Field, type FoundAddress } from '@schakel/domain'
import type { FoundCompany } from '@schakel/domain/calls'
import { QueryClientContext } from '@tanstack/react-query'
import { type Dispatch, use, useRef } from 'react'
import { ApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useConfig } from '../viewer/config.ts'
import type { FormAction, Found } from './formState.ts'
import { kvkIn } from './kvkIn.ts'

/** Addresses and businesses do not change while a form is open, ms. */
const KEPT_MS = 600_000

/** Asks what follows from a field that one leaves, such as the city of a zip code, and fills in what is still empty. */
export function useCompletion(part: string, { completes }: Field, dispatch: Dispatch<FormAction>) {
  const { register } = useConfig()
  // The form of a visitor has no session, so nothing is asked there.
  const client = use(QueryClientContext)
  const last = useRef<FoundAddress>(undefined)

  function ask<T>(path: string, body: object): Promise<T | undefined> {
    const asked = { queryKey: [path, body], queryFn: () => call<T>(path, body), staleTime: KEPT_MS, retry: false }
    // Without an answer one types it oneself, as ever.
    return (client?.fetchQuery(asked) ?? Promise.resolve(undefined)).catch((error: unknown) => {
      if (error instanceof ApiError) return undefined
      throw error
    })
  }

  async function find(value: unknown): Promise<Found | undefined> {
    if (completes === 'address') {
      const filled = last.current
      const asked = askableAddress(value, filled)
      if (!asked) return undefined
      const address = await ask<FoundAddress>('/api/addresses/complete', asked)
      // Without an answer what an earlier zip code filled in makes room all the same.
      return { address: { ...address, zipcode: asked.zipcode }, filled }
    }
    const kvk = kvkIn(value)
    if (!register || kvk === undefined) return undefined
    const company = await ask<FoundCompany>('/api/addresses/company', { kvk })
    // Where none is found, what was filled in of an earlier number makes room all the same.
    return { kvk, ...(company ?? { address: {} }) }
  }

  async function complete(value: unknown): Promise<void> {
    const found = completes && client && (await find(value))
    if (!found) return
    last.current = found.address
    dispatch({ do: 'complete', part, found })
  }

  return (value: unknown) => void complete(value)
}
