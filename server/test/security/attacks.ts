import type { TypeName } from '@schakel/domain'
import { type Call, calls } from '@schakel/domain/calls'

/** One request of an attacker. */
export interface Ask {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** A form with a file in it, in place of a body. */
  readonly form?: Readonly<Record<string, string>>
}

/** What an attacker has in hand: an item of its own, and something to send. */
interface Hands {
  readonly own: string
}

/** How a call is tried. */
interface Attack {
  /** Names an item in every place where the call takes one; the answers must be those of an id that never was. */
  readonly at?: (id: string, hands: Hands) => readonly Ask[]
  /** Only these types are named by it. */
  readonly types?: readonly TypeName[]
  /** Asks without naming anything: no byte of what is hidden may come. */
  readonly plain?: readonly Ask[]
}

const post = (path: string, body: object = {}): Ask => ({ method: 'POST', path, body })
const get = (path: string): Ask => ({ method: 'GET', path })
const form = (path: string, fields: Readonly<Record<string, string>>): Ask => ({ method: 'POST', path, form: fields })
const key = (id: string) => id.slice(id.indexOf('/') + 1)
const plain = (...asks: Ask[]): Attack => ({ plain: asks })

const weighed = [{ criterion: 'price', points: 100 }]

/** A list that is filtered by an item in every way there is. */
const filtered = (path: string): Attack => ({
  at: (id) => [
    post(path, { parent: id }),
    post(path, { owner: id }),
    post(path, { tags: [id] }),
    post(path, { q: id }),
    post(path, { q: key(id) }),
  ],
  plain: [post(path), post(path, { page_size: 200, q: 'Merkteken' })],
})

const counted = (type: TypeName, by: string, where?: string) => ({
  report: { type, by, measure: 'count', chart: 'bars', ...(where === undefined ? {} : { where }) },
})

/** A report that is narrowed by an item, and one that groups by whom something belongs to. */
const reported = (path: string): Attack => ({
  at: (id) => [
    post(path, counted('dossier', 'status', `_place:is:${id}`)),
    post(path, counted('dossier', 'status', `_owner:is:${id}`)),
    post(path, counted('lead', 'status', `_tags:is:${id}`)),
  ],
  plain: [
    post(path, counted('match', 'supplier/name')),
    post(path, counted('dossier', 'lead/name')),
    post(path, counted('dossier', '_owner')),
  ],
})

const exported = (path: string): Attack => ({
  at: (id) => [post(path, { parent: id }), post(path, { ids: [id] })],
  plain: [post(path), post(path, { q: 'Merkteken' })],
})

/** A requirement as one would send it. */
const wanted = { group: 105, nl: 'Iets', level: 'must', weight: 3, proof: 'demo' }

/** Every call of the API by its name, and how somebody would try to reach with it what is not theirs. */
export const attacks: Readonly<Record<string, Attack>> = {
  'POST /api/space/search': {
    ...filtered('/api/space/search'),
    plain: [
      post('/api/space/search', { page_size: 200 }),
      post('/api/space/search', { page_size: 200, q: 'Merkteken' }),
      ...['MEMBERS', 'MATCH', 'OWNERS', 'TO', 'FILES'].map((feed) => post('/api/space/search', { feed })),
      ...['name', 'date', 'status'].map((sort) => post('/api/space/search', { sort, page_size: 200 })),
    ],
  },
  'POST /api/space/activities': {
    at: (id) => [post('/api/space/activities', { parent: id }), post('/api/space/activities', { space: id })],
    plain: [post('/api/space/activities', { page_size: 200, depth: 5 })],
  },
  'POST /api/space/list': {
    at: (id) => [post('/api/space/list', { space: id, depth: 5 })],
    plain: [post('/api/space/list', { depth: 5 })],
  },
  'POST /api/space/tags': plain(post('/api/space/tags')),
  'POST /api/space/{id}': {
    at: (id) => [
      post(`/api/space/${id}`, { depth: 5 }),
      post(`/api/space/${encodeURIComponent(id)}`),
      post(`/api/space/${key(id)}`),
    ],
  },
  'POST /api/space/save': {
    at: (id, { own }) => [
      post('/api/space/save', { item: { _id: id, name: 'Overgenomen' } }),
      post('/api/space/save', { item: { _id: id, name: 'Overgenomen' }, parent: own }),
      post('/api/space/save', { item: { _type: 'todo', name: 'Ingeslopen taak' }, parent: id }),
      post('/api/space/save', { item: { _type: 'comment', text: '<p>Ingeslopen</p>' }, parent: id }),
    ],
  },
  'POST /api/space/update/{id}': {
    at: (id) => [
      post(`/api/space/update/${id}`, { props: { name: 'Overgenomen' } }),
      post(`/api/space/update/${id}`, { props: { name: 'Overgenomen' }, _version: 1 }),
      post(`/api/space/update/${id}`, { props: { status: 'offered' } }),
      post(`/api/space/update/${id}`, { props: {} }),
    ],
  },
  'POST /api/space/edge/{edge}/{parent}/{child}': {
    at: (id, { own }) => [
      ...['MEMBERS', 'TODOS', 'OWNERS'].flatMap((edge) => [
        post(`/api/space/edge/${edge}/${id}/${own}`),
        post(`/api/space/edge/${edge}/${own}/${id}`, { props: { $role: 'Lid' } }),
      ]),
      post(`/api/space/edge/MATCH/${id}/${own}`),
    ],
  },
  'POST /api/links/readers': {
    at: (id, { own }) => [
      post('/api/links/readers', { parent: id, child: own }),
      post('/api/links/readers', { parent: own, child: id }),
      post('/api/links/readers', { parent: [id], child: own }),
      post('/api/links/readers', { parent: own, child: [own, id] }),
    ],
  },
  'POST /api/space/delete/{edge}/{parent}/{child}': {
    at: (id, { own }) => [
      post(`/api/space/delete/MEMBERS/${own}/${id}`),
      post(`/api/space/delete/OWNERS/${id}/${own}`),
      post(`/api/space/delete/MATCH/${id}/${own}`),
    ],
  },
  'POST /api/space/delete': {
    at: (id, { own }) => [
      post('/api/space/delete', { item: { _id: id } }),
      post('/api/space/delete', { item: { _id: id }, parent: own }),
      post('/api/space/delete', { item: { _id: own }, parent: id }),
    ],
  },
  'POST /api/trash/list': {
    at: (id) => [post('/api/trash/list', { item: id })],
    plain: [post('/api/trash/list')],
  },
  'POST /api/trash/restore': { at: (id) => [post('/api/trash/restore', { _id: id })] },
  'POST /api/lists/statuses': {
    ...filtered('/api/lists/statuses'),
    plain: ['dossier', 'match'].flatMap((feed) => [
      post('/api/lists/statuses', { feed, amounts: true }),
      post('/api/lists/statuses', { feed, by: '_owner', columns: true, amounts: true }),
    ]),
  },
  'POST /api/lists/cards': { at: (id, { own }) => [post('/api/lists/cards', { ids: [id, own] })] },
  'POST /api/lists/ids': filtered('/api/lists/ids'),
  'POST /api/space/bulk': {
    at: (id, { own }) => [
      post('/api/space/bulk', { ids: [id], props: { name: 'Overgenomen' } }),
      post('/api/space/bulk', { items: [{ _id: id, props: { name: 'Overgenomen' } }] }),
      post('/api/space/bulk', { ids: [id], link: { edge: 'OWNERS', to: own, as: 'parent' } }),
      post('/api/space/bulk', { ids: [id], unlink: { edge: 'MEMBERS', to: own, as: 'child' } }),
      post('/api/space/bulk', { ids: [id], remove: true }),
      post('/api/space/bulk', { ids: [id], restore: true }),
    ],
  },
  'POST /api/log/list': {
    at: (id, { own }) => [
      post('/api/log/list', { item: id }),
      post('/api/log/list', { item: own, by: id }),
      post('/api/log/list', { item: own, field: key(id) }),
    ],
  },
  'POST /api/timeline/list': {
    at: (id, { own }) => [
      post('/api/timeline/list', { item: id }),
      post('/api/timeline/list', { item: own, by: id }),
      post('/api/timeline/list', { item: own, field: key(id) }),
      post('/api/timeline/list', { item: own, before: `2030-01-01T00:00:00.000Z comment|${id}` }),
    ],
  },
  'POST /api/follow/list': plain(post('/api/follow/list')),
  'POST /api/follow/set': {
    at: (id) => [
      post('/api/follow/set', { item: id, follow: true }),
      post('/api/follow/set', { item: id, follow: false }),
    ],
  },
  'POST /api/log/change': { at: (id) => [post('/api/log/change', { item: id, _id: '0'.repeat(32) })] },
  'POST /api/privacy/export': {
    at: (id) => [
      post('/api/privacy/export', { _id: id, kind: 'json' }),
      post('/api/privacy/export', { _id: id, kind: 'html' }),
    ],
  },
  'POST /api/privacy/plan': { at: (id) => [post('/api/privacy/plan', { _id: id })] },
  'POST /api/privacy/erase': { at: (id) => [post('/api/privacy/erase', { _id: id, confirm: 'Merkteken' })] },
  'POST /api/privacy/retention': plain(
    post('/api/privacy/retention'),
    post('/api/privacy/retention', { wanted: { log: 30 } }),
  ),
  'POST /api/privacy/retain': plain(post('/api/privacy/retain', { wanted: {} })),
  'POST /api/favourites/list': plain(post('/api/favourites/list')),
  'POST /api/favourites/put': {
    at: (id) => [post('/api/favourites/put', { _id: id }), post('/api/favourites/put', { _id: key(id), at: 0 })],
  },
  'POST /api/favourites/remove': { at: (id) => [post('/api/favourites/remove', { _id: id })] },
  'POST /api/reports/list': plain(post('/api/reports/list')),
  'POST /api/reports/figures': reported('/api/reports/figures'),
  'POST /api/reports/csv': reported('/api/reports/csv'),
  // Its rows are those of the file above, and each workbook takes a thread of its own.
  'POST /api/reports/xlsx': { ...reported('/api/reports/xlsx'), types: ['lead', 'match'] },
  'POST /api/reports/save': {
    at: (id) => [
      post('/api/reports/save', { _id: id, name: 'Van een ander' }),
      post('/api/reports/save', {
        _id: key(id),
        ...counted('lead', 'status'),
        was: counted('dossier', 'status').report,
      }),
    ],
  },
  'POST /api/reports/place': {
    at: (id) => [
      post('/api/reports/place', { _id: id, at: 0 }),
      post('/api/reports/place', { _id: key(id), at: null }),
    ],
  },
  'POST /api/reports/mail': { at: (id) => [post('/api/reports/mail', { _id: key(id), mail: true })] },
  'POST /api/reports/delete': { at: (id) => [post('/api/reports/delete', { _id: key(id) })] },
  'POST /api/reports/restore': { at: (id) => [post('/api/reports/restore', { _id: key(id) })] },
  'POST /api/views/list': plain(post('/api/views/list')),
  'POST /api/views/save': { at: (id) => [post('/api/views/save', { _id: id, name: 'Van een ander' })] },
  'POST /api/views/delete': { at: (id) => [post('/api/views/delete', { _id: key(id) })] },
  'POST /api/views/restore': { at: (id) => [post('/api/views/restore', { _id: key(id) })] },
  'POST /api/files/upload': {
    at: (id) => [
      form(`/api/files/upload?parent=${encodeURIComponent(id)}`, {}),
      form('/api/files/upload', { parent: id }),
    ],
    types: ['lead', 'dossier', 'match'],
  },
  'GET /api/files/{key}': { at: (id) => [get(`/api/files/${key(id)}`)] },
  'POST /api/fit/matches': { at: (id) => [post('/api/fit/matches', { dossier: id })] },
  'POST /api/fit/list': { at: (id) => [post('/api/fit/list', { dossier: id })] },
  'POST /api/guard/read': {
    at: (id, { own }) => [
      post('/api/guard/read', { dossier: id }),
      post('/api/guard/read', { dossier: own, match: id }),
      post('/api/guard/read', { dossier: own, supplier: id }),
    ],
  },
  'POST /api/guard/offer': {
    at: (id, { own }) => [
      post('/api/guard/offer', { dossier: id, offers: [{ supplier: own, reviewed: '0'.repeat(64) }] }),
      post('/api/guard/offer', { dossier: own, offers: [{ supplier: id, reviewed: '0'.repeat(64) }] }),
    ],
  },
  'POST /api/guard/takeBack': {
    at: (id, { own }) => [
      post('/api/guard/takeBack', { dossier: id, offered: [{ _id: own, _version: 1, supplier: own, isNew: true }] }),
      post('/api/guard/takeBack', { dossier: own, offered: [{ _id: id, _version: 1, supplier: own, isNew: true }] }),
      post('/api/guard/takeBack', { dossier: own, offered: [{ _id: own, _version: 1, supplier: id, isNew: false }] }),
    ],
  },
  'POST /api/guard/mask': {
    at: (id, { own }) => [
      post('/api/guard/mask', { dossier: id, words: ['Geheim'], hidden: true }),
      post('/api/guard/mask', { dossier: own, match: id, words: ['Geheim'], hidden: false }),
    ],
  },
  'POST /api/export/csv': exported('/api/export/csv'),
  // The workbook tells when it was made, so that two are never the same; its rows are found as those of CSV are.
  'POST /api/export/xlsx': plain(post('/api/export/xlsx'), post('/api/export/xlsx', { q: 'Merkteken' })),
  'POST /api/export/json': exported('/api/export/json'),
  'POST /api/export/workbook': plain(post('/api/export/workbook'), post('/api/export/workbook', { q: 'Merkteken' })),
  'POST /api/export/vcard': exported('/api/export/vcard'),
  // Who gets the bytes of a picture is tried with real pictures beside the routes of images.
  'POST /api/images/upload': plain(),
  'POST /api/images/focus': plain(),
  'POST /api/map/place': { at: (id) => [post('/api/map/place', { _id: id })] },
  'GET /api/map/part/{name}': { at: (id) => [get(`/api/map/part/${key(id)}`)], types: ['lead'] },
  // What these answer comes from a table of zip codes and services outside, and names nothing of ours.
  'POST /api/addresses/complete': plain(post('/api/addresses/complete', { zipcode: '1012 AB', number: '1' })),
  'POST /api/addresses/company': plain(post('/api/addresses/company', { kvk: '12345678' })),
  'GET /api/images/credit/{name}': { at: (id) => [get(`/api/images/credit/${key(id)}`)], types: ['lead'] },
  // Of photos only what a search found is there, and a search names nothing of ours.
  'POST /api/photos/search': plain(post('/api/photos/search', { q: 'Merkteken' })),
  'GET /api/photos/thumb/{id}': { at: (id) => [get(`/api/photos/thumb/${key(id)}`)], types: ['lead'] },
  'GET /api/photos/picture/{id}': { at: (id) => [get(`/api/photos/picture/${key(id)}`)], types: ['lead'] },
  'GET /api/images/{name}': { at: (id) => [get(`/api/images/${key(id)}`)], types: ['lead'] },
  'POST /api/space/merge': {
    at: (id, { own }) => [
      post('/api/space/merge', { keep: own, drop: id }),
      post('/api/space/merge', { keep: id, drop: own }),
    ],
  },
  'POST /api/space/merge/preview': {
    at: (id, { own }) => [
      post('/api/space/merge/preview', { keep: own, drop: id }),
      post('/api/space/merge/preview', { keep: id, drop: own }),
    ],
  },
  'POST /api/space/merge/undo': { at: (id) => [post('/api/space/merge/undo', { _id: id })] },
  'POST /api/duplicates/like': plain(
    ...['lead', 'supplier', 'organisation', 'person'].map((type) =>
      post('/api/duplicates/like', { type, name: 'Merkteken', website: 'merkteken.example' }),
    ),
  ),
  'POST /api/duplicates/list': plain(
    ...['lead', 'supplier', 'organisation', 'person'].map((type) => post('/api/duplicates/list', { type })),
  ),
  'POST /api/messages/list': plain(
    post('/api/messages/list'),
    post('/api/messages/list', { box: 'sent' }),
    post('/api/messages/list', { q: 'Merkteken' }),
  ),
  'POST /api/messages/read': { at: (id) => [post('/api/messages/read', { ids: [id] })] },
  'POST /api/messages/recipients': plain(
    post('/api/messages/recipients'),
    post('/api/messages/recipients', { q: 'Merkteken' }),
  ),
  'POST /api/notifications/list': plain(post('/api/notifications/list')),
  'POST /api/notifications/read': { at: (id) => [post('/api/notifications/read', { ids: [id] })] },
  'POST /api/mentions/list': {
    at: (id) => [post('/api/mentions/list', { item: id }), post('/api/mentions/list', { item: id, q: 'Merk' })],
  },
  'POST /api/import': {
    at: (id) => [form('/api/import', { space: id, wait: '5' })],
    types: ['space'],
  },
  'POST /api/import/check': { at: (id) => [post('/api/import/check', { _id: key(id) })], types: ['lead'] },
  'POST /api/import/run': { at: (id) => [post('/api/import/run', { _id: key(id) })], types: ['lead'] },
  'POST /api/import/read': { at: (id) => [post('/api/import/read', { _id: key(id) })], types: ['lead'] },
  'POST /api/import/rows': { at: (id) => [post('/api/import/rows', { _id: key(id) })], types: ['lead'] },
  'POST /api/import/cancel': { at: (id) => [post('/api/import/cancel', { _id: key(id) })], types: ['lead'] },
  'POST /api/import/report': { at: (id) => [post('/api/import/report', { _id: key(id) })], types: ['lead'] },
  'POST /api/import/undo': { at: (id) => [post('/api/import/undo', { _id: key(id) })], types: ['lead'] },
  'POST /api/import/undoable': plain(post('/api/import/undoable')),
  'POST /api/import/list': plain(post('/api/import/list')),
  'POST /api/agenda/list': plain(
    post('/api/agenda/list', { from: '2026-04-15', to: '2026-05-15' }),
    post('/api/agenda/list', { from: '2026-02-20', to: '2026-03-20' }),
  ),
  'POST /api/dashboard': plain(post('/api/dashboard')),
  'POST /api/work': plain(post('/api/work'), post('/api/work', { snoozed: true })),
  'POST /api/work/remind': {
    at: (id) => [
      post('/api/work/remind', { item: id, at: '2026-06-01T08:00:00.000Z' }),
      post('/api/work/remind', { item: id, at: null }),
    ],
  },
  'POST /api/work/colleagues': { at: (id) => [post('/api/work/colleagues', { item: id })] },
  'POST /api/work/handover': {
    at: (id, { own }) => [
      post('/api/work/handover', { item: id, to: own, text: 'Neem over' }),
      post('/api/work/handover', { item: own, to: id, text: 'Neem over' }),
    ],
  },
  'POST /api/work/handback': {
    at: (id, { own }) => [
      post('/api/work/handback', { item: id, to: own, owners: [own], comment: own }),
      post('/api/work/handback', { item: own, to: id, owners: [], comment: own }),
      post('/api/work/handback', { item: own, to: own, owners: [id], comment: own }),
      post('/api/work/handback', { item: own, to: own, owners: [], comment: id }),
    ],
  },
  'POST /api/work/snooze': {
    at: (id) => [
      post('/api/work/snooze', { item: id, until: '2026-06-01T08:00:00.000Z' }),
      post('/api/work/snooze', { item: id, until: null }),
    ],
  },
  'POST /api/statistics': {
    at: (id) => [post('/api/statistics', { space: id })],
    plain: [post('/api/statistics'), post('/api/statistics', { from: '2026-01-01', to: '2026-12-31' })],
  },
  'POST /api/statistics/list': {
    at: (id) => [
      post('/api/statistics/list', { figure: 'count', space: id }),
      post('/api/statistics/list', { figure: 'amount', of: id }),
    ],
    plain: [post('/api/statistics/list', { figure: 'count' }), post('/api/statistics/list', { figure: 'won' })],
  },
  'POST /api/statistics/csv': {
    at: (id) => [post('/api/statistics/csv', { space: id, part: 'suppliers' })],
    types: ['space', 'lead'],
    plain: [post('/api/statistics/csv'), post('/api/statistics/csv', { part: 'suppliers' })],
  },
  'POST /api/statistics/xlsx': plain(post('/api/statistics/xlsx', { part: 'suppliers' })),
  'POST /api/notes/versions': { at: (id) => [post('/api/notes/versions', { item: id })] },
  'POST /api/notes/version': { at: (id) => [post('/api/notes/version', { item: id, version: '0'.repeat(32) })] },
  'POST /api/notes/export': {
    at: (id) => ['docx', 'pdf'].map((kind) => post('/api/notes/export', { _id: id, kind })),
  },
  'POST /api/chat/list': {
    at: (id) => [post('/api/chat/list', { room: id }), post('/api/chat/list', { room: `chat:${id}` })],
  },
  'POST /api/chat/room': { at: (id) => [post('/api/chat/room', { room: id })] },
  'POST /api/chat/read': { at: (id) => [post('/api/chat/read', { room: id, seq: 1 })] },
  'POST /api/chat/edit': {
    at: (id) => [post('/api/chat/edit', { _id: id, text: 'Dag' }), post('/api/chat/edit', { _id: id, deleted: true })],
  },
  'POST /api/chat/unread': plain(post('/api/chat/unread')),
  'POST /api/chat/rooms': plain(post('/api/chat/rooms'), post('/api/chat/rooms', { q: 'Merkteken' })),
  'POST /api/checkin/list': {
    at: (id) => [post('/api/checkin/list', { activity: id }), post('/api/checkin/list', { activity: key(id) })],
  },
  'POST /api/checkin/next': plain(post('/api/checkin/next')),
  'POST /api/checkin/present': {
    at: (id, { own }) => [
      post('/api/checkin/present', { activity: id, person: own, present: true }),
      post('/api/checkin/present', { activity: own, person: id, present: true }),
    ],
  },
  'POST /api/checkin/code': { at: (id) => [post('/api/checkin/code', { activity: id })] },
  'POST /api/checkin/key': {
    at: (id) => [post('/api/checkin/key', { key: `${key(id)}.zzzzzzzz.x` })],
    types: ['activity'],
  },
  'POST /api/checkin/self': {
    at: (id) => [post('/api/checkin/self', { key: `${key(id)}.zzzzzzzz.x`, email: 'x@attack.example' })],
    types: ['activity'],
  },
  'POST /api/auth/oidc/start': plain(post('/api/auth/oidc/start')),
  'POST /api/auth/oidc/finish': plain(post('/api/auth/oidc/finish', { query: 'code=x&state=y' })),
  'POST /api/agenda/feed': plain(post('/api/agenda/feed', { look: true })),
  'GET /api/agenda/feed/{secret}.ics': {
    at: (id) => [get(`/api/agenda/feed/${key(id)}.ics`)],
    types: ['lead'],
  },
  'POST /api/agenda/import': plain(post('/api/agenda/import', { ics: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' })),
  'POST /api/agenda/overlays/list': plain(post('/api/agenda/overlays/list')),
  'POST /api/agenda/overlays/add': plain(post('/api/agenda/overlays/add', { name: 'x', url: 'http://127.0.0.1/' })),
  'POST /api/agenda/overlays/remove': {
    at: (id) => [post('/api/agenda/overlays/remove', { _id: key(id) })],
    types: ['lead'],
  },
  'POST /api/agenda/external': plain(post('/api/agenda/external', { from: '2026-04-01', to: '2026-05-01' })),
  'POST /api/agenda/google/look': plain(post('/api/agenda/google/look')),
  'POST /api/agenda/google/start': plain(post('/api/agenda/google/start')),
  'POST /api/agenda/google/finish': {
    at: (id) => [post('/api/agenda/google/finish', { query: `code=x&state=agenda.${key(id)}` })],
    types: ['lead', 'user'],
  },
  'POST /api/requirements/load': { at: (id) => [post('/api/requirements/load', { space: id })], types: ['space'] },
  'POST /api/requirements/templates': { at: (id) => [post('/api/requirements/templates', { dossier: id })] },
  'POST /api/requirements/list': { at: (id) => [post('/api/requirements/list', { parent: id })] },
  'POST /api/requirements/copy': {
    at: (id, { own }) => [
      post('/api/requirements/copy', { dossier: id, template: own, keys: ['GEN-01'] }),
      post('/api/requirements/copy', { dossier: own, template: id, keys: ['GEN-01'] }),
    ],
  },
  'POST /api/requirements/save': {
    at: (id, { own }) => [
      post('/api/requirements/save', { parent: id, rows: [wanted] }),
      post('/api/requirements/save', { parent: own, rows: [{ ...wanted, _id: id }] }),
      post('/api/requirements/save', { parent: own, remove: [id] }),
    ],
  },
  'POST /api/requirements/freeze': {
    at: (id) => [
      post('/api/requirements/freeze', { dossier: id, version: 0, rows: [wanted] }),
      post('/api/requirements/freeze', { dossier: id, version: 1, reason: 'Anders' }),
    ],
    types: ['dossier'],
  },
  'POST /api/requirements/propose': {
    at: (id) => [post('/api/requirements/propose', { dossier: id, row: wanted })],
    types: ['dossier'],
  },
  'POST /api/answers/list': { at: (id) => [post('/api/answers/list', { parent: id })] },
  'POST /api/answers/save': {
    at: (id, { own }) => [
      post('/api/answers/save', { parent: id, rows: [{ key: 'GEN-01', value: 'yes' }] }),
      post('/api/answers/save', { parent: own, rows: [{ key: 'GEN-01', value: 'yes', product: id }] }),
      post('/api/answers/save', {
        parent: own,
        rows: [{ key: 'GEN-01', value: 'yes', evidence: [{ kind: 'document', file: id }] }],
      }),
    ],
  },
  'POST /api/answers/submit': {
    at: (id) => [post('/api/answers/submit', { match: id })],
    types: ['match', 'supplier'],
  },
  'POST /api/answers/takeOver': {
    at: (id) => [post('/api/answers/takeOver', { match: id })],
    types: ['match', 'supplier'],
  },
  'POST /api/answers/check': {
    at: (id) => [post('/api/answers/check', { match: id, key: 'X-002', value: 'no', remark: 'Nee' })],
    types: ['match'],
  },
  'POST /api/answers/reopen': {
    at: (id) => [post('/api/answers/reopen', { match: id, keys: ['X-002'] })],
    types: ['match'],
  },
  'POST /api/comparison/read': { at: (id) => [post('/api/comparison/read', { dossier: id })] },
  'POST /api/export/comparison': { at: (id) => [post('/api/export/comparison', { dossier: id })], types: ['dossier'] },
  'POST /api/agenda/google/remove': plain(post('/api/agenda/google/remove')),
  'GET /api/request/form': plain(),
  'POST /api/request': {
    at: (id) => [post('/api/request', { lead: { name: id }, contacts: [{ name: id }], dossier: {}, form: 'x.y.z' })],
    types: ['lead'],
  },
  'POST /api/request/key': plain(post('/api/request/key', { key: 'onbekend' })),
  'POST /api/request/confirm': plain(post('/api/request/confirm', { key: 'onbekend' })),
  'GET /api/config': plain(get('/api/config')),
  'POST /api/tags/counts': plain(post('/api/tags/counts')),
  // About oneself: what they do is in auth's own tests, and here that they tell nothing of others.
  'POST /api/auth/login': plain(post('/api/auth/login', { email: 'niemand@attack.example', password: 'onbekend' })),
  'POST /api/auth/logout': plain(),
  'GET /api/auth/user': plain(get('/api/auth/user')),
  'POST /api/auth/list': plain(post('/api/auth/list')),
  'POST /api/auth/logins': plain(post('/api/auth/logins')),
  'POST /api/auth/password': plain(post('/api/auth/password', { old: 'onbekend', password: 'een ander lang woord' })),
  'POST /api/auth/forgot': plain(),
  'POST /api/auth/key': plain(post('/api/auth/key', { key: 'onbekend' })),
  'POST /api/auth/reset': plain(post('/api/auth/reset', { key: 'onbekend', password: 'een ander lang woord' })),
  'POST /api/auth/invite': { at: (id) => [post('/api/auth/invite', { person: id })] },
  'POST /api/auth/accept': plain(post('/api/auth/accept', { key: 'onbekend', password: 'een ander lang woord' })),
  'POST /api/auth/email': plain(post('/api/auth/email', { email: 'x@attack.example', password: 'onbekend' })),
  'POST /api/auth/confirm': plain(post('/api/auth/confirm', { key: 'onbekend' })),
  'POST /api/auth/sessions': plain(post('/api/auth/sessions')),
  'POST /api/auth/sessions/revoke': {
    at: (id) => [post('/api/auth/sessions/revoke', { _id: key(id) })],
    types: ['lead'],
  },
  'POST /api/auth/second': plain(post('/api/auth/second', { key: 'onbekend', code: '123456' })),
  'POST /api/auth/passkey/options': plain(post('/api/auth/passkey/options')),
  'POST /api/auth/passkey': plain(post('/api/auth/passkey', { key: 'onbekend', response: { id: 'x' } })),
  'POST /api/auth/factors': plain(post('/api/auth/factors')),
  'POST /api/auth/totp/start': plain(post('/api/auth/totp/start', { password: 'onbekend' })),
  'POST /api/auth/totp/confirm': plain(post('/api/auth/totp/confirm', { code: '123456' })),
  'POST /api/auth/totp/remove': plain(post('/api/auth/totp/remove', { password: 'onbekend' })),
  'POST /api/auth/recovery': plain(post('/api/auth/recovery', { password: 'onbekend' })),
  'POST /api/auth/passkey/start': plain(post('/api/auth/passkey/start', { password: 'onbekend' })),
  'POST /api/auth/passkey/add': plain(post('/api/auth/passkey/add', { key: 'x', name: 'x', response: { id: 'x' } })),
  'POST /api/auth/passkey/remove': plain(post('/api/auth/passkey/remove', { _id: 'x', password: 'onbekend' })),
  'POST /api/seeas/people': {
    at: (id) => [post('/api/seeas/people', { organisation: id }), post('/api/seeas/people', { q: id })],
    plain: [post('/api/seeas/people'), post('/api/seeas/people', { q: 'Merkteken' })],
  },
  'POST /api/decision/read': { at: (id) => [post('/api/decision/read', { dossier: id })] },
  'POST /api/decision/setup': {
    at: (id) => [
      post('/api/decision/setup', { dossier: id, years: 3, anchors: { excellent: 1, maximum: 2 } }),
      post('/api/decision/setup', { dossier: id, joins: [] }),
      post('/api/decision/setup', { dossier: id, years: 3, was: { years: 4 } }),
      post('/api/decision/setup', { dossier: id, ruling: { match: id, key: 'X-01', passes: true, reason: 'Omdat' } }),
    ],
  },
  'POST /api/decision/firmness': {
    at: (id) => [
      ...['any', 'order', 'around'].map((lens) => post('/api/decision/firmness', { dossier: id, lens })),
      post('/api/decision/firmness', { dossier: id, lens: 'any', scenario: 'Prijs' }),
    ],
  },
  'POST /api/decision/take': {
    at: (id) => [
      post('/api/decision/take', { dossier: id, match: id, reason: 'Omdat' }),
      post('/api/decision/take', {
        dossier: id,
        match: id,
        reason: 'Omdat',
        replaces: id,
        statuses: [{ match: id, status: 'won', description: 'Omdat' }],
        finish: 'Omdat',
      }),
    ],
  },
  'POST /api/weighing/invite': {
    at: (id) => [post('/api/weighing/invite', { dossier: id, people: [id], named: true })],
  },
  'POST /api/weighing/save': { at: (id) => [post('/api/weighing/save', { dossier: id, points: weighed })] },
  'POST /api/weighing/submit': { at: (id) => [post('/api/weighing/submit', { dossier: id, points: weighed })] },
  'POST /api/weighing/withdraw': { at: (id) => [post('/api/weighing/withdraw', { dossier: id })] },
  'POST /api/weighing/close': { at: (id) => [post('/api/weighing/close', { dossier: id })] },
  'POST /api/demo/script': { at: (id) => [post('/api/demo/script', { parent: id })] },
  'POST /api/demo/score': {
    at: (id) => [
      post('/api/demo/score', { match: id, scores: [] }),
      post('/api/demo/score', { match: id, scores: [{ key: 'X-01', score: 4 }], submit: true }),
    ],
  },
  'POST /api/references/list': { at: (id) => [post('/api/references/list', { match: id })] },
  'POST /api/references/save': {
    at: (id) => [
      post('/api/references/save', { match: id, role: 'ICT', date: '2026-01-05', rows: [] }),
      post('/api/references/save', { match: id, _id: key(id), role: 'ICT', date: '2026-01-05', rows: [] }),
    ],
  },
  'POST /api/references/remove': {
    at: (id) => [
      post('/api/references/remove', { match: id, _id: 'onbekend' }),
      post('/api/references/remove', { match: id, _id: key(id) }),
    ],
  },
  'POST /api/references/restore': { at: (id) => [post('/api/references/restore', { match: id, _id: key(id) })] },
  'POST /api/demo/close': {
    at: (id) => [post('/api/demo/close', { match: id }), post('/api/demo/close', { match: id, undo: true })],
  },
  'POST /api/scenarios/list': { at: (id) => [post('/api/scenarios/list', { dossier: id })] },
  'POST /api/scenarios/save': {
    at: (id) => [post('/api/scenarios/save', { dossier: id, name: 'Prijs', points: weighed })],
  },
  'POST /api/scenarios/remove': { at: (id) => [post('/api/scenarios/remove', { dossier: id, name: 'Prijs' })] },
  'POST /api/settings/read': plain(post('/api/settings/read')),
  'POST /api/settings/save': plain(post('/api/settings/save', { theme: 'dark' })),
}

/** The name of a call in the table. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

/** Every call that there is. */
export const callNames = calls.map(nameOf)
