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

addEventListener('message', ({ data }: MessageEvent<FirmnessTask>) => {
  // Where the page is not secure there is no hashing, and so no seed: the server draws then.
  draw(data).catch(() => tell(undefined))
})

/** Draws in parts, so that the first shares are there at once (F2.19); each part tells the result so far. */
async function draw({ input, lens }: FirmnessTask): Promise<void> {
  const run = (await prepareFirmness(input)).start(lens)
  run.run(FIRST_DRAWS)
  tell(run.result())
  run.run(DRAWS - FIRST_DRAWS)
  tell(run.result())
}

/** Tells a result, or that it cannot be had here. */
function tell(result: FirmnessResult | undefined): void {
  postMessage(result)
}
