import { type ItemInput, may } from '@schakel/domain'
import { accounts } from '../../../demo/accounts.ts'
import type { Account, ChangeStatus, Ref, Step } from '../../../demo/steps.ts'
import type { ViewerStore } from '../store/store.ts'
import { historyOf, loadOne } from '../store/write/load.ts'

/** Carries the steps of a story out on a store, each in the name of who does it. */
export class Replay {
  /** The ids of what the story speaks of. */
  readonly ids: Map<Ref, string>
  readonly storeOf: (account: Account) => ViewerStore

  constructor(ids: Map<Ref, string>, storeOf: (account: Account) => ViewerStore) {
    this.ids = ids
    this.storeOf = storeOf
  }

  async run(step: Step): Promise<void> {
    const me = this.storeOf(step.by)
    // Suppliers act on what they read, and that is made last.
    if (may(me.viewer, 'readAnonymised')) await me.store.flushAnonymisation(aboutOf(step).map((ref) => this.id(ref)))
    switch (step.do) {
      case 'createPerson':
        return this.#make(me, step.ref, step.parent, { _type: 'person', ...step.fields, $role: step.role })
      case 'createDossier':
        return this.#make(me, step.ref, step.parent, { _type: 'dossier', ...step.fields })
      case 'createTodo':
        return this.#make(me, step.ref, step.parent, { _type: 'todo', ...step.fields, $role: step.role })
      case 'createActivity':
        return this.#make(me, step.ref, step.parent, { _type: 'activity', ...step.fields, $role: step.role })
      case 'createComment':
        return this.#make(me, step.ref, step.parent, { _type: 'comment', ...step.fields })
      case 'createMessage': {
        const { ref, to, fields } = step
        const parent = isAccount(to) ? this.storeOf(to).viewer._id : this.id(to)
        const { _id } = await me.create({ item: { _type: 'message', ...fields }, parent })
        this.ids.set(ref, _id)
        return
      }
      case 'createMatch': {
        const [parent, child] = [this.id(step.dossier), this.id(step.supplier)]
        const { _id } = await me.link({ edge: 'MATCH', parent, child, props: step.fields })
        this.ids.set(step.ref, _id)
        return
      }
      case 'linkContact': {
        const [parent, child] = [this.id(step.parent), this.id(step.person)]
        await me.link({ edge: 'CONTACTS', parent, child, props: { $role: step.role, ...step.registration } })
        return
      }
      case 'linkBranche': {
        const child = this.id(`branche-${step.branche}`)
        await me.link({ edge: 'TAGS', parent: this.id(step.parent), child, props: {} })
        return
      }
      case 'changeFields':
        await me.update({ id: this.id(step.item), fields: step.fields })
        return
      case 'changeStatus':
        return this.#changeStatus(me, step)
    }
  }

  id(ref: Ref): string {
    const id = this.ids.get(ref)
    if (id === undefined) throw new RangeError(`The demo speaks of ${ref}, which is not there`)
    return id
  }

  async #make(me: ViewerStore, ref: Ref, parent: Ref, item: ItemInput): Promise<void> {
    const { _id } = await me.create({ item, parent: this.id(parent) })
    this.ids.set(ref, _id)
  }

  /** As the status dialog does it: the history as read, with the new entry. */
  async #changeStatus(me: ViewerStore, { item, status, reason, date, at, fields }: ChangeStatus): Promise<void> {
    const id = this.id(item)
    if (reason === undefined && date === undefined) {
      await me.update({ id, fields: { ...fields, status } })
      return
    }
    const { seen } = await loadOne(me, id)
    const history = historyOf(seen)
    const entry = { status, date: date ?? at, ...(reason === undefined ? {} : { description: reason }) }
    const isPlan = date !== undefined
    await me.update({ id, fields: { ...fields, ...(isPlan ? {} : { status }), history: [entry, ...history] } })
  }
}

/** The store of an account of the demo. */
export function storeOf(stores: ReadonlyMap<string, ViewerStore>, account: Account): ViewerStore {
  const found = stores.get(account)
  if (!found) throw new RangeError(`The demo has no account ${account}`)
  return found
}

function isAccount(to: string): to is Account {
  return accounts.some(({ account }) => account === to)
}

function aboutOf(step: Step): Ref[] {
  if ('item' in step) return [step.item]
  if (step.do === 'createMessage') return []
  return [step.do === 'createMatch' ? step.dossier : step.parent]
}
