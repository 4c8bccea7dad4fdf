import { openSession } from '../../../src/store/auth/sessions.ts'
import { freezeRequirements, saveRequirements } from '../../../src/store/write/requirements.ts'
import { openTestApp, type TestApp } from '../../app.ts'
import type { Border } from './borders.ts'
import { fillIn, type Identity } from './identities.ts'
import { PULSE } from './reader.ts'
import { Snapshot } from './snapshot.ts'

/** Which of the two worlds. */
export type Side = 0 | 1

/**
 * Those who act in a world: the people of the test world, a user of the lead nobody may know, one who came to a lead that was known, and one
 * of a lead that is named.
 */
export const actors = [
  'super',
  'staff',
  'supplier',
  'supplier2',
  'enduser',
  'enduser2',
  'member',
  'stranger',
  'asker',
  'late',
  'known',
] as const
export type Actor = (typeof actors)[number]

/** One of the two worlds: a server with a database of its own, and what everything in it is called by the deeds. */
export interface World {
  readonly side: Side
  readonly app: TestApp
  readonly identity: Identity
  /** Ids by the names under which the deeds speak of them. */
  readonly refs: Map<string, string>
  token(actor: Actor): string
  fill(text: string): string
  /** Everything is again as it was when it was built. */
  goBack(): Promise<void>
}

/** Builds one side of a border. Both are built in the same steps at the same moments. */
export async function buildSide(border: Border, side: Side, folder: string): Promise<World> {
  const app = await openTestApp({ DATA_DIR: folder })
  const identity = border.identities[side]
  const tokens = new Map<Actor, string>()
  const refs = new Map<string, string>(Object.entries(app.places))
  const fill = (text: string) => fillIn(text.replaceAll('‹now›', app.world.now.toISOString()), identity)
  for (const actor of actors) {
    if (actor === 'asker' || actor === 'late' || actor === 'known') continue
    tokens.set(actor, app.as(actor).token)
    refs.set(`${actor}User`, app.as(actor).id)
  }
  const start: { at: Date; rows?: Snapshot } = { at: app.world.now }
  const world: World = {
    side,
    app,
    identity,
    refs,
    fill,
    token: (actor) => tokens.get(actor) ?? '',
    goBack: async () => {
      await start.rows?.restore()
      app.world.now = start.at
      app.world.store.memo.clear()
      app.world.store.viewers.clear()
    },
  }
  await app.world.system.update({ id: app.as('staff').id, fields: { name: 'Joris van der Toverlepel' } })
  await furnish(world, border, async (actor, user) => {
    tokens.set(actor, await openSession(app.world.store, user))
    refs.set(`${actor}User`, user)
  })
  refs.set('pulse', await app.world.make({ _type: 'tag', name: `${PULSE} 0.`, type: 'category' }))
  await border.prepare?.(world)
  start.at = app.world.now
  start.rows = await Snapshot.take(app.world.database)
  return world
}

type LetIn = (actor: Actor, user: string) => Promise<void>

/** What is in each world, said of the identity that it has. */
async function furnish(world: World, border: Border, letIn: LetIn): Promise<void> {
  await addHiddenLead(world, border, letIn)
  await addKnownLeads(world, letIn)
  await addOwnThings(world)
}

const telling =
  'Wij zijn ‹name› in ‹city›, ‹street›. Bel ‹contact› of ‹forgotten› op ‹mobile› of ‹phone›, mail ‹email› of kijk op www.‹domain›. KvK ‹kvk›.'

/** A lead with the people that it has. */
async function addLead({ app }: World, who: Identity) {
  const { world, places } = app
  const lead = await world.lead(places.space, {
    name: who.name,
    website: `https://www.${who.domain}`,
    email: who.email,
    phone: who.phone,
    kvk: who.kvk,
    address: { street: who.street, zipcode: who.zipcode, city: who.city },
    description: fillIn('Vroeger stond ‹user› achter de bar.', who),
  })
  const contact = await world.person(lead, { name: who.contact, mobile: who.mobile, email: `c@${who.domain}` })
  for (const name of [who.namesake, who.ordinary]) await world.person(lead, { name })
  const forgotten = await world.person(lead, { name: who.forgotten })
  const asker = await world.user(lead, 'endusers', {
    name: who.user,
    username: who.username,
    email: `${who.username}@${who.domain}`,
  })
  const leadRemark = await world.make({ _type: 'comment', text: fillIn('<p>‹contact› belde</p>', who) }, lead)
  return { lead, contact, forgotten, asker, leadRemark }
}

/** A lead with two dossiers that suppliers know as `Lead XXXXXX`. */
async function addHiddenLead(world: World, border: Border, letIn: LetIn): Promise<void> {
  const { refs } = world
  if (!border.isNamed) return addClosed(world, await addLead(world, world.identity), letIn)
  // Both are there in both worlds, and made alike.
  const [first, second] = [await addLead(world, border.identities[0]), await addLead(world, border.identities[1])]
  const [known] = [
    await world.app.world.user(first.lead, 'endusers', { name: 'Wout Zevenhuizen', username: 'wout.zeven' }),
    await world.app.world.user(second.lead, 'endusers', { name: 'Bregje Zevenhof', username: 'bregje.zev' }),
  ]
  await letIn('known', known.viewer._id)
  note(refs, { namedLead: first.lead, namedContact: first.contact, namedForgotten: first.forgotten })
  note(refs, { unnamedLead: second.lead, unnamedContact: second.contact, unnamedForgotten: second.forgotten })
  await addClosed(world, world.side === 0 ? first : second, letIn)
}

type Lead = Awaited<ReturnType<typeof addLead>>

/** The dossiers of a lead that are not disclosed. */
async function addClosed(side: World, asking: Lead, letIn: LetIn): Promise<void> {
  const { app, identity: who, refs, fill } = side
  const { world, places } = app
  const { lead, asker } = asking
  await letIn('asker', asker.viewer._id)
  const text = `<p>${fill(telling)}</p><p>Wij zoeken een kassa. In augustus zijn we dicht, voor de rust.</p>`
  const dossier = await world.dossier(lead, { case: text, existing: fill('Kassa van ‹name›') })
  const dossier2 = await world.dossier(lead, { name: 'CRM', case: text })
  const match = await world.match(dossier, places.supplier, { $visible: true, $advise: fill(telling) }, ['offered'])
  const short = { $visible: true, $advise: who.contact, $declaration: who.name }
  const match2 = await world.match(dossier2, places.supplier, short)
  const remark = await world.make({ _type: 'comment', text: fill('<p>Groet, ‹user› van ‹name›</p>') }, match, asker)
  const file = await world.make({ _type: 'file', name: who.file, location: `https://${who.domain}/begroting` }, dossier)
  // What is asked is worded of the lead, and its first version is there to be answered (F1.6).
  for (const [place, says] of [
    [dossier, 'Werkt in ‹city› en bij ‹name›; bel ‹contact› op ‹mobile›'],
    [dossier2, 'Een kassa zonder internet'],
  ] as const) {
    const need = (nl: string) => ({ group: 105, nl, level: 'must' as const, weight: 3, proof: 'demo' as const })
    await saveRequirements(world.system, place, { rows: [need(fill(says)), need('Bonnen splitsen')], remove: [] })
    await freezeRequirements(world.system, place, { version: 0, rows: [], remove: [] })
  }
  const task = await world.make({ _type: 'todo', name: who.task, description: fill(telling) }, dossier)
  const { contact, forgotten, leadRemark } = asking
  note(refs, { lead, contact, forgotten, dossier, dossier2, match, match2, remark, file, task, leadRemark })
}

/** A lead that is known to the supplier, with a dossier to disclose and hide; and others that were known and are not any more. */
async function addKnownLeads({ app, identity: who, refs, fill }: World, letIn: LetIn): Promise<void> {
  const { world, places } = app
  await world.system.update({ id: places.lead, fields: { name: 'Brasserie Zilverspar' } })
  const knownDossier = await world.dossier(places.lead, { case: '<p>Brasserie Zilverspar zoekt een webshop</p>' })
  const knownMatch = await world.match(knownDossier, places.supplier, { $visible: true }, ['offered'])

  const lateLead = await world.lead(places.space, { name: 'Hotel Kamerling' })
  const lateDossier = await world.dossier(lateLead, { case: '<p>Hotel Kamerling zoekt een kassa</p>' })
  const lateMatch = await world.match(lateDossier, places.supplier, { $visible: true, $open: true })
  const supplier = await world.as(app.as('supplier').id)
  const message = await world.make(
    { _type: 'message', name: 'Kennismaken', description: '<p>Dag</p>' },
    lateLead,
    supplier,
  )
  await world.system.update({ id: lateMatch, fields: { $open: false } })
  await world.system.update({ id: lateLead, fields: { name: who.lateName } })
  const late = await world.user(lateLead, 'endusers', {
    name: who.lateUser,
    username: who.lateUsername,
    email: `${who.lateUsername}@late.example`,
  })
  await letIn('late', late.viewer._id)
  await world.system.update({ id: lateDossier, fields: { existing: fill('Een kassa van ‹lateName›') } })
  note(refs, { knownDossier, knownMatch, lateLead, lateDossier, lateMatch, message })

  // One whose match was thrown away while its name was told.
  const goneLead = await world.lead(places.space, { name: 'Café Beukenhorst' })
  const goneDossier = await world.dossier(goneLead, { case: '<p>Café Beukenhorst zoekt een kassa</p>' })
  const goneMatch = await world.match(goneDossier, places.supplier, { $visible: true, $open: true })
  await world.system.remove(goneMatch)
  await world.system.update({ id: goneLead, fields: { name: `Pension ${who.newcomer}` } })
  note(refs, { goneLead, goneDossier, goneMatch })
}

/** What the readers made themselves, and what the centre made for them. */
async function addOwnThings({ app, refs }: World): Promise<void> {
  const { world, places } = app
  const dossier = refs.get('dossier') ?? ''
  const match = refs.get('match') ?? ''
  const supplier = await world.as(app.as('supplier').id)
  const tasks = [{ name: 'Bellen', done: false }]
  const weekly = { due: '2026-03-10T09:00:00.000Z', repeat: 'FREQ=WEEKLY' }
  const todo = await world.make({ _type: 'todo', name: 'Zelf nabellen', tasks, ...weekly }, dossier, supplier)
  // One that was done, and the one that was made after it: with that others may do what a supplier does not see.
  const doneTodo = await world.make({ _type: 'todo', name: 'Elke week bellen', ...weekly }, dossier, supplier)
  await supplier.update({ id: doneTodo, fields: { done: true } })
  const [made] = await world.database.query<{ next: string }>('select next from todo_repeats where done = $1', [
    doneTodo,
  ])
  const comment = await world.make({ _type: 'comment', text: '<p>Graag een demo</p>' }, match, supplier)
  const activity = await world.make(
    { _type: 'activity', name: 'Demonstratie', date: '2026-03-20T10:00:00Z' },
    dossier,
    supplier,
  )
  const staff = await world.as(app.as('staff').id)
  const letter = await world.make(
    { _type: 'message', name: 'Welkom', description: '<p>Dag</p>' },
    places.supplier,
    staff,
  )
  const day = { _type: 'activity', name: 'Kennisdag kassa’s', date: '2026-04-02T10:00:00Z', $role: 'Kennisdag' }
  const knowledgeDay = await world.make(day, places.space)
  const software = await world.make({ _type: 'software', name: 'Kassawonder', $role: 'Maakt' }, places.supplier)
  const branche = await world.make({ _type: 'tag', name: 'Hotels', type: 'branche' })
  const category = await world.make({ _type: 'tag', name: 'Belangrijk', type: 'category' })
  const card = await world.make({ _type: 'person', name: 'Kim Verkoper' }, places.supplier)
  note(refs, {
    todo,
    doneTodo,
    nextTodo: made?.next ?? '',
    comment,
    activity,
    letter,
    knowledgeDay,
    software,
    branche,
    category,
    card,
  })
}

function note(refs: Map<string, string>, found: Readonly<Record<string, string>>): void {
  for (const [name, id] of Object.entries(found)) refs.set(name, id)
}
