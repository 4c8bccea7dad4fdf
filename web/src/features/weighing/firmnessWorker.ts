import {
  DRAWS,
  FIRST_DRAWS,
  type FirmnessInput,
  type FirmnessResult,
  type Lens,
  prepareFirmness,
} from '@schakel/domain/decision'

/** What is drawn from, and under which lens. */
export interface FirmnessTask {
  readonly input: FirmnessInput
  readonly lens: Lens
}

/** Draws in parts, so that the first shares are there at once (F2.19); each part tells the result so far. */
addEventListener('message', async ({ data: { input, lens } }: MessageEvent<FirmnessTask>) => {
  const run = (await prepareFirmness(input)).start(lens)
  run.run(FIRST_DRAWS)
  tell(run.result())
  run.run(DRAWS - FIRST_DRAWS)
  tell(run.result())
})

function tell(result: FirmnessResult | undefined): void {
  postMessage(result)
}
