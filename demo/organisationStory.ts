import { provinces } from '@schakel/domain'
import type { Calendar } from './calendar.ts'
import type { Cast, Contact, LeadRow } from './cast.ts'
import type { ToldDossier } from './dossierStory.ts'
import type { Plan } from './plan.ts'
import { Random } from './random.ts'
import type { CreatePerson, Ref } from './steps.ts'

interface World {
  readonly plan: Plan
  readonly calendar: Calendar
  readonly seed: string
  readonly cast: Cast
}

/** The people of leads and suppliers and what is known of them, before the first dossier. */
export function tellPeople({ plan, calendar, seed, cast }: World, firstDay: number): void {
  const random = new Random(seed, 'people')
  const clock = calendar.forward(random, calendar.moment(firstDay, random))
  const create = (contact: Contact, parent: Ref, role: CreatePerson['role']) =>
    plan.add(clock(firstDay), {
      do: 'createPerson',
      by: 'staff',
      ref: contact.ref,
      parent,
      role,
      fields: contact.fields,
    })
  for (const lead of cast.leads) {
    const { employees } = lead
    plan.add(clock(firstDay), { do: 'changeFields', by: 'staff', item: lead.key, fields: { employees } })
    lead.contacts.map((contact, index) => create(contact, lead.key, index === 0 ? 'Eindgebruiker' : 'Contact'))
  }
  for (const supplier of cast.suppliers) {
    const capacity = random.between(2, 12)
    const regions = inventRegions(new Random(seed, 'regions', supplier.key))
    create(supplier.contact, supplier.key, 'Leverancier')
    plan.add(clock(firstDay), { do: 'changeFields', by: 'staff', item: supplier.key, fields: { capacity, regions } })
    for (const branche of inventBranches(new Random(seed, 'branches', supplier.key)))
      plan.add(clock(firstDay), { do: 'linkBranche', by: 'staff', parent: supplier.key, branche })
    if (!random.chance(0.15)) continue
    const note = random.pick(['Kortingsafspraak tot eind dit jaar.', 'Alleen benaderen via de partnermanager.'])
    plan.add(clock(firstDay), { do: 'changeFields', by: 'admin', item: supplier.key, fields: { note } })
  }
}

/** Where a supplier that the centre knows goes to its customers: some of the provinces. */
function inventRegions(random: Random): readonly { readonly province: string }[] {
  return random.some(provinces, random.between(3, 9)).map((province) => ({ province }))
}

/** Branches, by code, that the businesses of the demo have most. */
const commonBranches = ['5510', '5610', '91021', '90041', '91041'] as const

/** In which of them a supplier that the centre knows has customers; most have them in hotels. */
function inventBranches(random: Random): readonly string[] {
  const [hotels, ...others] = commonBranches
  return [...(random.chance(0.5) ? [hotels] : []), ...random.some(others, random.between(0, 2))]
}

const ACQUAINTANCES = 150
const leadEndings = ['customer', 'customer', 'oldcustomer', 'nurture', 'lost', 'other'] as const
const supplierPaths = [
  ['prospect', 'active'],
  ['prospect', 'active', 'customer'],
  ['suspect', 'prospect', 'active'],
  ['suspect', 'prospect'],
  ['suspect'],
  ['active', 'oldcustomer'],
  ['other'],
] as const

/** Of the businesses without a dossier some are known, too: every screen of leads has more than one status (S4.3). */
export function tellAcquaintances({ plan, calendar, seed }: World, leads: readonly LeadRow[]): void {
  const random = new Random(seed, 'acquaintances')
  for (const lead of random.some(leads, ACQUAINTANCES)) {
    const status = random.pick(['suspect', 'suspect', 'prospect', 'prospect', 'nurture', 'other', 'lost'])
    const moment = calendar.moment(-random.between(2, 700), random)
    plan.add(moment, { do: 'changeStatus', by: random.pick(['staff', 'staff2']), item: lead.key, status })
  }
}

/** Leads grow from suspect to customer along with their dossiers, suppliers on their own (S4.3). */
export function tellOrganisationStatuses(world: World, dossiers: readonly ToldDossier[]): void {
  const { plan, calendar, seed, cast } = world
  for (const [index, lead] of cast.leads.entries()) {
    const own = dossiers.filter((dossier) => dossier.lead === lead)
    const first = own[0]
    if (!first) continue
    const random = new Random(seed, 'lead status', index)
    const clock = calendar.forward(random, first.made - 5 * 86_400_000)
    const change = (day: number, status: string) =>
      plan.add(clock(day), { do: 'changeStatus', by: first.staff, item: lead.key, status })
    if (random.chance(0.5)) change(first.firstDay - 4, 'suspect')
    change(first.firstDay, 'prospect')
    if (random.chance(0.9)) change(first.firstDay + first.life.intake, 'active')
    const last = own.at(-1)
    if (last?.finished) change(calendar.dayOf(last.until) + 2, random.pick(leadEndings))
  }
  for (const [index, supplier] of cast.suppliers.entries()) {
    const random = new Random(seed, 'supplier status', index)
    const path = supplier.account ? supplierPaths[1] : random.pick(supplierPaths)
    const start = -random.between(300, 700)
    const clock = calendar.forward(random, calendar.moment(start, random))
    for (const [step, status] of path.entries()) {
      plan.add(clock(start + step * 45), { do: 'changeStatus', by: 'staff', item: supplier.key, status })
    }
  }
}
