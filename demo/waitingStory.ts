import type { Calendar } from './calendar.ts'
import type { CastSupplier } from './cast.ts'
import type { ToldDossier } from './dossierStory.ts'
import { inventOffer, type ToldMatch } from './matchStory.ts'
import type { Plan } from './plan.ts'
import { Random } from './random.ts'

interface World {
  readonly plan: Plan
  readonly calendar: Calendar
  readonly seed: string
  readonly suppliers: readonly CastSupplier[]
}

/** How many offers wait for each supplier that can log in. */
const WAITING = 3
/** No dossier is offered before it is a week old, days. */
const YOUNGEST = 7

/** Offers of the last days that nobody has answered: whoever logs in as a supplier has something to accept or refuse (D6). */
export function tellWaitingOffers(
  world: World,
  dossiers: readonly ToldDossier[],
  matches: readonly ToldMatch[],
): ToldMatch[] {
  return world.suppliers.flatMap((supplier) => {
    if (!supplier.account) return []
    const had = new Set(matches.filter((match) => match.supplier === supplier).map(({ dossier }) => dossier))
    const free = dossiers.filter(
      (dossier) => supplier.kinds.includes(dossier.kind) && !had.has(dossier) && isRunning(dossier),
    )
    // Those of the leads with an account first, so that they see offers, too; then the newest.
    const order = [...free].sort((a, b) => seat(b) - seat(a) || b.made - a.made)
    return order.slice(0, WAITING).map((dossier, index) => tellOffer(world, supplier, dossier, index))
  })
}

const seat = ({ lead }: ToldDossier): number => (lead.account ? 1 : 0)

function isRunning({ finished, firstDay, life: { pause } }: ToldDossier): boolean {
  const today = -firstDay
  const isPaused = pause !== null && pause.from <= today && (pause.days === null || today <= pause.from + pause.days)
  return !finished && today >= YOUNGEST && !isPaused
}

function tellOffer(
  { plan, calendar, seed }: World,
  supplier: CastSupplier,
  dossier: ToldDossier,
  index: number,
): ToldMatch {
  const random = new Random(seed, 'waiting', supplier.key, index)
  const ref = plan.ref('match')
  const by = dossier.staff
  const offered = calendar.moment(-random.between(1, 3), random)
  plan.add(offered - 3_600_000, {
    do: 'createMatch',
    by,
    ref,
    dossier: dossier.ref,
    supplier: supplier.key,
    fields: inventOffer(random, dossier),
  })
  plan.add(offered, { do: 'changeStatus', by, item: ref, status: 'offered', fields: { $visible: true } })
  return { ref, dossier, supplier, visibleFrom: offered, until: dossier.until }
}
