import { type AnyItem, type HistoryEntry, isPlanned, isStatusEntry, type TypeName } from '@schakel/domain'
import { readItemLog } from '../src/store/read/itemLog.ts'
import { lineName, lineNumber } from '../src/store/read/lineName.ts'
import type { ViewerStore } from '../src/store/store.ts'
import type { World } from './world.ts'

/**
 * A timeline as somebody would put it together who asks for each item by itself: moment and name of each entry, newest first. It asks
 * the reads that were there before, and walks in plain steps.
 */
export async function ownTimeline(world: World, me: ViewerStore, root: string): Promise<string[]> {
  const items = await itemsOf(world, me, root)
  const found = new Set<string>()
  for (const item of items) for (const entry of entriesOf(item, world.now)) found.add(entry)
  for (const entry of await changesOf(me, root, items)) found.add(entry)
  const { secret } = world.store.settings
  // Of one moment changes stand in the order of their numbers, by which nobody calls them.
  return [...found]
    .sort((one, other) => (one < other ? 1 : -1))
    .map((entry) => entry.replace(/(?<= change\|)\d+$/, (seq) => lineName(secret, seq)))
}

const inside: readonly TypeName[] = ['dossier', 'match', 'person', 'comment', 'file', 'activity', 'todo']

async function search(me: ViewerStore, query: Partial<Parameters<ViewerStore['search']>[0]>): Promise<AnyItem[]> {
  const { json } = await me.search({ page: 1, pageSize: 200, ...query })
  return JSON.parse(json)
}

async function itemsOf(world: World, me: ViewerStore, root: string): Promise<AnyItem[]> {
  const found: AnyItem[] = [JSON.parse(await me.read(root, 0))]
  const under = async (parent: string) => {
    for (const feed of inside) found.push(...(await search(me, { feed, parent })))
  }
  await under(root)
  if (/^(dossier|match)\//.test(root)) return found
  if (root.startsWith('supplier/')) {
    for (const match of await search(me, { feed: 'match' })) {
      const [end] = await world.database.query<{ child: string }>('select child from edges where key = $1', [
        match._id.slice(6),
      ])
      if (end?.child !== root) continue
      found.push(match)
      await under(match._id)
    }
  }
  for (const message of await search(me, { feed: 'message' })) {
    const ends = await world.database.query<{ child: string }>(
      `select e.child from edges e where e.parent = $1 and e.edge in ('TO', 'OWNERS') and (e.child = $2
        or e.child in (select m.child from edges m where m.parent = $2 and m.edge = 'MEMBERS' and m.child like 'user/%'))`,
      [message._id, root],
    )
    if (ends.length === 0) continue
    found.push(message)
    await under(message._id)
  }
  return found
}

function entriesOf(item: AnyItem, now: Date): string[] {
  const text = (field: string) => (typeof item[field] === 'string' ? item[field] : undefined)
  const named = (kind: string, at: string | undefined) => (at === undefined ? [] : [`${at} ${kind}|${item._id}`])
  const { _type } = item
  const history = _type === 'message' ? [] : (item.history ?? []).filter((entry) => !isPlanned(entry, now))
  // An appointment that was planned is told as itself.
  const statuses = history.filter(isStatusEntry)
  const first = _type === 'activity' ? statuses.at(-1) : undefined
  const said = history
    .filter((entry) => entry !== first)
    .map((entry: HistoryEntry) =>
      isStatusEntry(entry)
        ? `${entry.date} status|${item._id}|${entry.date}|${entry.status}`
        : `${entry.date} disclosure|${entry.match}|${entry.event}|${entry.date}`,
    )
  if (_type === 'comment' || _type === 'message') return [...said, ...named(_type, text('date'))]
  if (_type === 'file') return [...said, ...named('file', text('_created'))]
  if (_type === 'todo') return [...said, ...named('activity', text('_created'))]
  if (_type !== 'activity') return said
  const date = text('date')
  const isPast = date !== undefined && date <= now.toISOString()
  return [...said, ...named('activity', isPast ? date : text('_created'))]
}

const changing = ['lead', 'supplier', 'organisation', 'dossier', 'match', 'person', 'todo', 'activity']
const elsewhere = /^(comment|file|message|activity|todo)$/
const begun = /^(lead|supplier|organisation|dossier|match|requirement|answer|weighing|decision)$/

/** What the logs say that no other entry does; whoever may read none of them finds none. */
async function changesOf(me: ViewerStore, root: string, items: readonly AnyItem[]): Promise<string[]> {
  const found: string[] = []
  for (const { _id, _type } of items) {
    if (!changing.includes(_type)) continue
    const log = await wholeLog(me, _id)
    for (const line of log) {
      const { kind, fields, other } = line
      const isUnder = kind === 'create' || kind === 'link'
      // Of what hangs under another item its own log tells, but at the item that is asked.
      if (other && !line.up && kind !== 'seeAs' && _id !== root) continue
      if (['disclose', 'conceal', 'show'].includes(kind)) continue
      if (isUnder && (line.up || !other ? elsewhere.test(_type) : elsewhere.test(other._type ?? ''))) continue
      const made = line.up || !other ? _type : (other._type ?? '')
      if (kind === 'create' && begun.test(line.edge === 'MATCH' ? 'match' : made)) continue
      const names = fields.map(({ name }) => name)
      const isToggle = names.some((name) => ['status', '$open', '$visible'].includes(name))
      const isHidden = fields.some(({ name, after }) => name === '$visible' && after === false)
      if (
        kind === 'update' &&
        isToggle &&
        !isHidden &&
        names.every((name) => ['status', '$open', '$visible'].includes(name))
      )
        continue
      const seq = lineNumber(me.store.settings.secret, line._id)
      found.push(`${line.date} change|${seq.padStart(19, '0')}`)
    }
  }
  return found
}

async function wholeLog(me: ViewerStore, item: string) {
  const lines = []
  for (let before: string | undefined; ; ) {
    const log = await readItemLog(me, { item, before }).catch(() => undefined)
    if (!log) return []
    lines.push(...log.lines)
    if (log.next === undefined) return lines
    before = log.next
  }
}
