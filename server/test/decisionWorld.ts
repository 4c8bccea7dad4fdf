import { SEE_AS } from '@schakel/domain'
import { openSession } from '../src/store/auth/sessions.ts'
import { type Caller, openTestApp, type TestApp } from './app.ts'

/** Somebody of who asks, with an account of their own. */
export interface Weigher extends Caller {
  readonly id: string
  readonly name: string
  readonly token: string
}

/** A dossier with three suppliers that answered, and people who weigh. */
export interface DecisionWorld {
  readonly app: TestApp
  readonly dossier: string
  readonly matches: readonly string[]
  /** The first one is Eigenaar. */
  readonly people: readonly Weigher[]
}

export const criteria = ['105', '106', 'price'] as const

/** Points for the three criteria of the dossier. */
export const pointsOf = (...points: readonly number[]) =>
  criteria.map((criterion, at) => ({ criterion, points: points[at] ?? 0 }))

/** Somebody with an account in an organisation. */
export async function aWeigher(app: TestApp, organisation: string, name: string, role: string): Promise<Weigher> {
  const kind = organisation.startsWith('lead/') ? 'endusers' : 'members'
  const asUser = await app.world.user(organisation, kind, { name, $role: role })
  const token = await openSession(app.world.store, asUser.viewer._id)
  return { ...app.with({ authorization: `Bearer ${token}` }), id: asUser.viewer._id, name, token }
}

/** Opens the server with a dossier that can be weighed up. */
export async function openDecisionWorld(): Promise<DecisionWorld> {
  const app = await openTestApp()
  const made = await aDecision(app)
  return { app, ...made }
}

/** A dossier that can be weighed up, of a lead of its own, or of who is named. */
export async function aDecision(app: TestApp, asking?: string): Promise<Omit<DecisionWorld, 'app'>> {
  const { world } = app
  const lead = asking ?? (await app.aLead())
  const dossier = await world.dossier(lead, { users: 20, implementation_date: '2026-12-01' })
  for (const [key, group, knockout] of [
    ['ERP-01', 105, true],
    ['ERP-02', 105, false],
    ['ERP-03', 106, false],
  ] as const) {
    const row = { key, group, nl: `Eis ${key}`, level: 'must', weight: 3, proof: 'demo', knockout }
    await world.row('requirement', dossier, row, { version: 1 })
  }
  const matches: string[] = []
  for (const [index, values] of [
    ['yes', 'yes', 'no'],
    ['yes', 'partly', 'yes'],
    ['partly', 'yes', 'yes'],
  ].entries()) {
    const supplier = index === 0 ? app.places.supplier : await app.aSupplier()
    const match = await world.match(dossier, supplier, { $visible: true }, ['offered', 'delivered'])
    for (const [at, value] of values.entries()) {
      const known = { version: 1, submitted: world.now.toISOString(), status: 'submitted' }
      const remark = value === 'partly' ? { remark: 'Deels' } : {}
      await world.row('answer', match, { key: `ERP-0${at + 1}`, value, ...remark }, known)
    }
    matches.push(match)
  }
  const people = [
    await aWeigher(app, lead, 'Anna Eigenaar', 'Eigenaar'),
    await aWeigher(app, lead, 'Bram Kassa', 'Eindgebruiker'),
    await aWeigher(app, lead, 'Cora Keuken', 'Eindgebruiker'),
  ]
  return { dossier, matches, people }
}

/** The headers of a request that impersonates somebody. */
export const seeAsHeaders = (user: string) => ({ headers: { [SEE_AS]: user } })
