import { parentPort, workerData } from 'node:worker_threads'
import {
  drawFirmness,
  type FirmnessInput,
  type FirmnessResult,
  type Lens,
  prepareFirmness,
} from '@schakel/domain/decision'

/** What is drawn from, and under which lenses. */
export interface FirmnessQuestion {
  readonly input: FirmnessInput
  readonly lenses: readonly Lens[]
}

const { input, lenses }: FirmnessQuestion = workerData
const firmness = await prepareFirmness(input)
const results: (FirmnessResult | undefined)[] = lenses.map((lens) => drawFirmness(firmness, lens))
parentPort?.postMessage(results)
