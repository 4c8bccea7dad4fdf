import {
  DRAWS,
  FIRST_DRAWS,
  type Firmness,
  type FirmnessInput,
  type FirmnessResult,
  type Lens,
  prepareFirmness,
} from '@schakel/domain/decision'

/** A lens to draw under; the first time also what is drawn from. */
export interface FirmnessTask {
  readonly lens: Lens
  readonly input?: FirmnessInput
}

let firmness: Promise<Firmness> | undefined
let asked = 0

addEventListener('message', ({ data: { lens, input } }: MessageEvent<FirmnessTask>) => {
  if (input) firmness = prepareFirmness(input)
  // Where the page is not secure there is no hashing, and so no seed: the server draws then.
  draw(lens).catch(() => tell(undefined))
})

/** Draws in parts, so that the first shares are there at once (F2.19); each part tells the result so far. */
async function draw(lens: Lens): Promise<void> {
  asked += 1
  const mine = asked
  const run = (await firmness)?.start(lens)
  run?.run(FIRST_DRAWS)
  tell(run?.result())
  // Another lens may have been asked for meanwhile.
  await new Promise((resolve) => setTimeout(resolve))
  if (mine !== asked) return
  run?.run(DRAWS - FIRST_DRAWS)
  tell(run?.result())
}

/** Tells a result, or that it cannot be had here. */
function tell(result: FirmnessResult | undefined): void {
  postMessage(result)
}
