import { unlessMissing } from '@schakel/domain'
import { seeFollowed } from '../notifications/follows.ts'
import { keptKinds } from '../notifications/keptKinds.ts'
import { Params, readScope } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { markRead } from './markRead.ts'

/** What a notification is known by: its kind, what it is about and a detail. */
interface NewsKey {
  readonly kind: string
  readonly item: string
  readonly detail: string
}

/** Notes that the viewer has read these notifications (D13). One that is not theirs, or is not there, is passed over alike. */
export async function readNews(me: ViewerStore, ids: readonly string[]): Promise<void> {
  const keys = ids.map(keyOf)
  const of = (...kinds: readonly string[]) => keys.filter(({ kind }) => kinds.includes(kind))
  await readKept(me, of(...keptKinds))
  await readDue(me, of('due'))
  await seeFollowed(
    me,
    of('follow').map(({ item, detail }) => ({ item, until: detail })),
  )
  const messages = of('message').map(({ item }) => item)
  if (messages.length === 0) return
  await markRead(me, messages, true).catch(unlessMissing)
}

function keyOf(id: string): NewsKey {
  const [kind = '', item = '', detail = ''] = id.split('|')
  return { kind, item, detail }
}

async function readKept(me: ViewerStore, keys: readonly NewsKey[]): Promise<void> {
  if (keys.length === 0) return
  await me.store.database.query(
    `update notifications n set read_at = $2 from jsonb_to_recordset($3::jsonb) as x(kind text, item text, detail text)
      where n.reader = $1 and n.kind = x.kind and n.item = x.item and n.detail = x.detail and n.read_at is null`,
    [me.viewer._id, me.store.settings.clock(), JSON.stringify(keys)],
  )
}

/** That a todo is due is told without being kept: only that it was seen is. */
async function readDue(me: ViewerStore, keys: readonly NewsKey[]): Promise<void> {
  if (keys.length === 0 || !me.viewer._id.startsWith('user/')) return
  const params = new Params()
  const scope = readScope(me, params)
  await me.store.database.query(
    `insert into notifications (reader, kind, item, detail, at, read_at)
      select ${params.add(me.viewer._id)}, 'due', i.id, i.happened, i.happened::timestamptz, ${params.add(me.store.settings.clock())}::timestamptz
        from jsonb_to_recordset(${params.add(JSON.stringify(keys))}::jsonb) as x(item text, detail text)
        join items i on i.id = x.item and i.happened = x.detail where i.type = 'todo' and ${scope.where}
      on conflict (reader, kind, item, detail) do update set read_at = excluded.read_at`,
    params.values,
  )
}
