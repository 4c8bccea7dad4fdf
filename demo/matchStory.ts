import { type Calendar, iso } from './calendar.ts'
import type { CastSupplier } from './cast.ts'
import { lived } from './dossierLife.ts'
import { roundTo, type ToldDossier } from './dossierStory.ts'
import { entered } from './entered.ts'
import { inventMatches, type MatchLife, type MatchStatus } from './matchLife.ts'
import type { Plan } from './plan.ts'
import { Random } from './random.ts'
import type { Account, MatchFields, Ref } from './steps.ts'
import { advice, declarations, matchNotes, matchReasons } from './texts/reasons.ts'

/** A match of the story, for the comments on it. */
export interface ToldMatch {
  readonly ref: Ref
  readonly dossier: ToldDossier
  readonly supplier: CastSupplier
  /** From when the supplier and the lead's people can see it. */
  readonly visibleFrom: number | null
  readonly until: number
}

interface World {
  readonly plan: Plan
  readonly calendar: Calendar
  readonly seed: string
  readonly suppliers: readonly CastSupplier[]
}

/** The suppliers matched to a dossier and how each match went (S4.1, D6, D7). */
export function tellMatches(world: World, dossier: ToldDossier): ToldMatch[] {
  const random = new Random(world.seed, 'matches', dossier.index)
  const suppliers = chooseSuppliers(random, world.suppliers, dossier)
  return inventMatches(random, dossier.life, suppliers.length).flatMap((life, index) => {
    const supplier = suppliers[index]
    const told = supplier && tellMatch(world, random, dossier, supplier, life)
    return told ? [told] : []
  })
}

function chooseSuppliers(random: Random, all: readonly CastSupplier[], { kind, lead }: ToldDossier): CastSupplier[] {
  const fitting = all.filter(({ kinds }) => kinds.includes(kind))
  const seated = fitting.filter(({ account }) => account && (lead.account || random.chance(0.45)))
  const others = random.some(
    fitting.filter(({ account }) => !account),
    random.pick([2, 2, 3, 3, 4]),
  )
  return random.shuffled([...seated, ...others])
}

function tellMatch(
  { plan, calendar }: World,
  random: Random,
  dossier: ToldDossier,
  supplier: CastSupplier,
  life: MatchLife,
): ToldMatch | null {
  const day = lived(dossier.life, life.made)
  if (day === null) return null
  const { staff } = dossier
  const clock = calendar.forward(random, dossier.made + 600_000)
  const ref = plan.ref('match')
  const fields = inventOffer(random, dossier)
  const made = clock(dossier.firstDay + day)
  if (!plan.add(made, { do: 'createMatch', by: staff, ref, dossier: dossier.ref, supplier: supplier.key, fields })) {
    return null
  }

  let last = made
  let visibleFrom: number | null = null
  for (const change of life.changes) {
    const changeDay = lived(dossier.life, change.day)
    if (changeDay === null) break
    const moment = clock(dossier.firstDay + changeDay)
    const step = {
      do: 'changeStatus',
      by: actorOf(change.status, supplier, staff),
      item: ref,
      status: change.status,
      ...reasonFor(change.status, random),
    } as const
    if (moment > calendar.now) {
      const soon = calendar.dayOf(moment) < 88 && change.status === 'meeting'
      if (soon && random.chance(0.6)) plan.add(last + 180_000, { ...step, by: staff, date: iso(moment) })
      break
    }
    if (change.status === 'offered') visibleFrom = moment
    const along = alongWith(change.status, random)
    plan.add(moment, { ...step, ...(along ? { fields: along } : {}) })
    last = moment
  }
  if (random.chance(0.12)) {
    const matchnote = random.pick(matchNotes)
    plan.add(last + 300_000, { do: 'changeFields', by: 'admin', item: ref, fields: { matchnote } })
  }
  return { ref, dossier, supplier, visibleFrom, until: dossier.until }
}

/** What a supplier would ask, and what staff think of it. */
export function inventOffer(random: Random, { license, implement }: ToldDossier): MatchFields {
  const $license = Math.max(575, roundTo(25, license * (0.8 + random.next() * 0.45)))
  const $implement = Math.max(575, roundTo(25, implement * (0.7 + random.next() * 0.6)))
  const amounts = entered({ $price: random.pick([575, 575, 575, 450, 750]), $license, $implement })
  return { ...amounts, $advise: random.pick(advice) }
}

/** What staff fill in with a status. D7: who the lead is, the supplier hears when staff say so, usually on delivery. */
function alongWith(status: MatchStatus, random: Random): MatchFields | null {
  if (status === 'offered') return { $visible: true }
  if (status === 'delivered' && random.chance(0.8)) return { $open: true }
  if (status === 'meeting' && random.chance(0.5)) return { $declaration: random.pick(declarations) }
  return null
}

/** Suppliers with an account answer an offer themselves (D6); for the others staff write down what they said. */
function actorOf(status: MatchStatus, supplier: CastSupplier, staff: Account): Account {
  return (status === 'dismissed' || status === 'reserved') && supplier.account ? supplier.account : staff
}

function reasonFor(status: MatchStatus, random: Random): { reason?: string } {
  return status === 'offered' ? {} : { reason: random.pick(matchReasons[status]) }
}
