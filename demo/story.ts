import { tellAppointments, tellKnowledgeDays } from './agendaStory.ts'
import { Calendar } from './calendar.ts'
import { type Cast, chooseCast, type LeadRow, type SupplierRow } from './cast.ts'
import { type ToldDossier, tellDossier } from './dossierStory.ts'
import { tellMatches } from './matchStory.ts'
import { tellMessages } from './messageStory.ts'
import { tellAcquaintances, tellOrganisationStatuses, tellPeople } from './organisationStory.ts'
import { Plan } from './plan.ts'
import { Random } from './random.ts'
import type { Kind, Ref, Step } from './steps.ts'
import { tellDossierTalk, tellMatchTalk, tellOrganisationTalk } from './talkStory.ts'
import { tellDossierTodos, tellSupplierTodos } from './todoStory.ts'
import { tellWaitingOffers } from './waitingStory.ts'

export interface StoryInput {
  /** The world spreads over the 24 months before and the 3 months after. */
  readonly now: Date
  /** Up to when steps are told; without it up to now. */
  readonly until?: Date
  readonly space: Ref
  /** The imported businesses and vendors, in the order of their files, under the keys that the loader knows them by. */
  readonly leads: readonly LeadRow[]
  readonly suppliers: readonly SupplierRow[]
  readonly seed?: string
}

export interface Story {
  /** The first moment: accounts, leads and suppliers must be there by then. */
  readonly begins: string
  /** The organisations of the accounts that D17.1 names. */
  readonly seats: { readonly supplier: Ref; readonly supplier2: Ref; readonly enduser: Ref; readonly enduser2: Ref }
  readonly steps: readonly Step[]
}

const DOSSIERS = 120
const FIRST_DAY = -728
/** The newest dossiers are still requests on every day of the week after the story. */
const NEWEST = 3
const WAITS_DAYS = 10
/** Which dossiers, oldest first, are of the two leads with an account: some finished, some in the middle, some new. */
const ofFirstLead = [12, 58, 96, 108, 117]
const ofSecondLead = [30, 84, 103, 113]

/** The invented world on the real businesses and vendors (D17.1): the same for the same input, so that it can be tested. */
export function makeStory(input: StoryInput): Story {
  const seed = input.seed ?? 'schakel'
  const calendar = new Calendar(input.now)
  const plan = new Plan(input.until?.getTime() ?? calendar.now)
  const cast = chooseCast(input.leads, input.suppliers, seed)
  const world = { plan, calendar, seed, space: input.space, cast, suppliers: cast.suppliers }

  tellPeople(world, FIRST_DAY - 4)
  tellKnowledgeDays(world)
  const dossiers = tellDossiers(world, cast)
  const matches = dossiers.flatMap((dossier) => tellMatches(world, dossier))
  tellWaitingOffers(world, dossiers, matches)
  tellOrganisationStatuses(world, dossiers)
  const taken = new Set(cast.leads.map(({ key }) => key))
  tellAcquaintances(
    world,
    input.leads.filter(({ key }) => !taken.has(key)),
  )
  for (const dossier of dossiers) {
    tellAppointments(world, dossier)
    tellDossierTodos(world, dossier)
    tellDossierTalk(world, dossier)
  }
  for (const [index, match] of matches.entries()) tellMatchTalk(world, match, index)
  tellSupplierTodos(world, cast.suppliers)
  tellOrganisationTalk(world, cast)
  const seats = seatsOf(cast)
  tellMessages(world, seats)

  const steps = plan.steps()
  return { begins: steps[0]?.at ?? input.now.toISOString(), seats, steps }
}

function tellDossiers(world: Parameters<typeof tellDossier>[0], cast: Cast): ToldDossier[] {
  const random = new Random(world.seed, 'dossiers')
  const others = cast.leads.filter(({ account }) => !account)
  const [first, second] = cast.leads
  if (!first || !second || others.length === 0) throw new RangeError('The demo needs businesses')
  return Array.from({ length: DOSSIERS }, (_, index) => {
    // The knowledge centre grows: more requests come in by the month.
    const firstDay = Math.min(-1, Math.round(FIRST_DAY * (1 - index / (DOSSIERS - 1)) ** 1.5) + random.between(-2, 1))
    const other = others[index % others.length] ?? first
    const lead = ofFirstLead.includes(index) ? first : ofSecondLead.includes(index) ? second : other
    const kind = random.pick<Kind>(['ERP', 'ERP', 'ERP', 'ERP', 'CRM', 'CRM', 'CRM', 'HRM', 'HRM', 'HRM'])
    const waits = index >= DOSSIERS - NEWEST ? WAITS_DAYS : 0
    return tellDossier(world, index, { firstDay, waits, lead, kind })
  })
}

function seatsOf(cast: Cast): Story['seats'] {
  const [supplier, supplier2] = cast.suppliers
  const [enduser, enduser2] = cast.leads
  if (!supplier || !supplier2 || !enduser || !enduser2) throw new RangeError('The demo needs businesses and vendors')
  return { supplier: supplier.key, supplier2: supplier2.key, enduser: enduser.key, enduser2: enduser2.key }
}
