import { type Calendar, iso } from './calendar.ts'
import type { Cast } from './cast.ts'
import type { ToldDossier } from './dossierStory.ts'
import type { ToldMatch } from './matchStory.ts'
import type { Plan } from './plan.ts'
import { Random } from './random.ts'
import type { Account, CommentFields, Ref } from './steps.ts'
import { fillRich, type Words } from './texts/fill.ts'
import * as texts from './texts/talk.ts'

interface World {
  readonly plan: Plan
  readonly calendar: Calendar
  readonly seed: string
}

const DAY = 86_400_000

/** What people say about dossiers and matches. */
export function tellDossierTalk(world: World, dossier: ToldDossier): void {
  const random = new Random(world.seed, 'talk', dossier.index)
  const { lead, kind } = dossier
  const words = { lead: lead.name, city: lead.city, kind, contact: lead.contacts[0].fields.name }
  for (const text of random.some(texts.dossierComments, random.pick([0, 1, 1]))) {
    const moment = between(random, dossier.made + 3_600_000, dossier.until)
    say(world, random, dossier.ref, dossier.staff, moment, dossier.until, text, words)
  }
}

/** A supplier with an account asks, an end-user with one answers Ja, Misschien or Nee, staff note the rest (S3.8). */
export function tellMatchTalk(world: World, match: ToldMatch, index: number): void {
  const random = new Random(world.seed, 'match talk', index)
  const { dossier, supplier, visibleFrom } = match
  const { lead, staff } = dossier
  const contact = lead.contacts[0].fields.name
  const from = visibleFrom ?? match.until
  const until = Math.min(match.until, from + 25 * DAY)
  if (visibleFrom !== null && supplier.account && random.chance(0.35)) {
    const moment = between(random, from, until)
    say(world, random, match.ref, supplier.account, moment, until, random.pick(texts.supplierSays), { contact }, staff)
  }
  if (visibleFrom !== null && lead.account) {
    const result = random.pick([1, 1, 0, -1] as const)
    const text = random.pick<string>(texts.answers[result])
    say(world, random, match.ref, lead.account, between(random, from, until), until, text, { contact }, staff, result)
  }
  if (visibleFrom !== null && random.chance(0.1)) {
    say(world, random, match.ref, staff, between(random, from, until), until, random.pick(texts.matchComments), {
      contact,
    })
  }
}

/** What staff note on leads and suppliers. */
export function tellOrganisationTalk(world: World, cast: Cast): void {
  const { calendar, seed } = world
  for (const [index, lead] of cast.leads.entries()) {
    const random = new Random(seed, 'lead talk', index)
    if (!random.chance(0.3)) continue
    const words = { city: lead.city, contact: lead.contacts[0].fields.name }
    const moment = calendar.moment(-random.between(2, 690), random)
    say(world, random, lead.key, 'staff', moment, calendar.now, random.pick(texts.leadComments), words)
  }
  for (const [index, supplier] of cast.suppliers.entries()) {
    const random = new Random(seed, 'supplier talk', index)
    if (!random.chance(0.25)) continue
    const words = { contact: supplier.contact.fields.name }
    const moment = calendar.moment(-random.between(2, 690), random)
    say(world, random, supplier.key, 'staff2', moment, calendar.now, random.pick(texts.supplierComments), words)
  }
}

/** One comment, sometimes answered by someone else, sometimes marked done (S4.13). */
function say(
  { plan, calendar }: World,
  random: Random,
  parent: Ref,
  by: Account,
  moment: number,
  until: number,
  text: string,
  words: Words,
  answeredBy: Account = by === 'staff' ? 'staff3' : 'staff',
  result?: -1 | 0 | 1,
): void {
  const rich = (plain: string): CommentFields => ({ text: `<p>${fillRich(plain, words)}</p>` })
  const ref = plan.ref('comment')
  const fields = { ...rich(text), ...(result === undefined ? {} : { result }) }
  if (!plan.add(moment, { do: 'createComment', by, ref, parent, reply: false, fields })) return
  if (random.chance(0.3)) {
    const reply = rich(random.pick(texts.replies))
    const later = Math.min(moment + random.between(1, 60) * 3_600_000, Math.max(until, moment + 60_000))
    plan.add(later, {
      do: 'createComment',
      by: answeredBy,
      ref: plan.ref('comment'),
      parent: ref,
      reply: true,
      fields: reply,
    })
  }
  if (result === undefined && random.chance(0.2)) {
    const finished = moment + random.between(3, 12) * DAY
    if (finished < calendar.now)
      plan.add(finished, { do: 'changeFields', by, item: ref, fields: { finished: iso(finished) } })
  }
}

function between(random: Random, from: number, until: number): number {
  return Math.floor(from + random.next() * Math.max(0, until - from))
}
