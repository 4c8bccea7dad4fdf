import { join } from 'node:path'

/** A product of their own for the journeys of one worker: its server, its data, and a provider to log in by elsewhere. */
export interface World {
  readonly port: number
  readonly url: string
  readonly dataDir: string
  /** Where a journey may open the provider that the server knows. */
  readonly providerPort: number
}

/** The world of this worker; the first one has what E2E_PORT and E2E_DATA_DIR say, the others what comes next to it. */
export function worldOfWorker(): World {
  const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  const port = Number(process.env.E2E_PORT ?? 3199) + index
  const folder = process.env.E2E_DATA_DIR ?? ''
  return {
    port,
    url: `http://localhost:${port}`,
    dataDir: index === 0 ? folder : join(folder, `world-${index + 1}`),
    providerPort: port + 1000,
  }
}
