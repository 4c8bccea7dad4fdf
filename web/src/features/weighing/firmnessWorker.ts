import {
  DRAWS,
  FIRST_DRAWS,
  type Firmness,
  type FirmnessInput,
  type FirmnessResult,
  type Lens,
  prepareFirmness,
} from '@schakel/domain/decision'

/** A lens to draw under, the first time also what is drawn from; or that the first shares stand on the page. */
export type FirmnessTask = { readonly lens: Lens; readonly input?: FirmnessInput } | 'shown'

let firmness: Promise<Firmness> | undefined
let asked = 0
let goOn = () => {}

addEventListener('message', ({ data }: MessageEvent<FirmnessTask>) => {
  if (data === 'shown') return goOn()
  if (data.input) firmness = prepareFirmness(data.input)
  // Where the page is not secure there is no hashing, and so no seed: the server draws then.
  draw(data.lens).catch(() => tell(undefined))
})

/** Draws in parts, so that the first shares are there at once (F2.19); each part tells the result so far. */
async function draw(lens: Lens): Promise<void> {
  asked += 1
  const mine = asked
  const run = (await firmness)?.start(lens)
  run?.run(FIRST_DRAWS)
  tell(run?.result())
  // While the page draws the first shares it has the processors to itself. Another lens may be asked for meanwhile.
  await new Promise<void>((resolve) => {
    goOn = resolve
  })
  if (mine !== asked) return
  run?.run(DRAWS - FIRST_DRAWS)
  tell(run?.result())
}

/** Tells a result, or that it cannot be had here. */
function tell(result: FirmnessResult | undefined): void {
  postMessage(result)
}
