import { formOf, largePicture, largestCsv, longCalendar, longText, type Scene, smallCsv } from './materials.ts'

/** The first year that statistics are asked of. */
const FIRST_YEAR = 2010
const EXPORTS = ['csv', 'xlsx', 'json', 'workbook', 'vcard'] as const
const FEEDS = ['lead', 'person', ''] as const

/** Texts near their bounds around one organisation: each is made anonymous anew for all its requests. */
export async function texts({ me, around }: Scene): Promise<void> {
  const lead = `/api/space/update/${around.lead}`
  await me.keepOn(8, async (n) => {
    if (n % 2 === 0) return me.ask(lead, { props: { name: `Hotel Meting ${n} van den Berg` } })
    const dossier = around.dossiers[n % around.dossiers.length] ?? ''
    return me.ask(`/api/space/update/${dossier}`, { props: { case: longText(n) } })
  })
}

/** The largest file that is let in, looked at and written, and smaller ones that are written at once. */
export async function imports({ me, space }: Scene): Promise<void> {
  const options = { space, duplicates: 'create', skip_invalid: 'true', wait: '0' }
  const small = formOf('klein.csv', smallCsv(), { ...options, mode: 'run' })
  const large = formOf('groot.csv', largestCsv(), { ...options, mode: 'run' })
  await me.ask('/api/import', { ...small })
  await Promise.all([
    me.keepOn(1, () => me.ask('/api/import', { ...large })),
    me.keepOn(2, () => me.ask('/api/import', { ...small })),
    me.keepOn(2, () => me.ask('/api/import/list', {})),
  ])
}

/** All years, each time another stretch, so that nothing that was counted before answers it. */
export async function statistics({ me }: Scene): Promise<void> {
  await me.keepOn(16, (n) => {
    const from = `${FIRST_YEAR + (n % 5)}-01-${String(1 + (n % 28)).padStart(2, '0')}`
    const to = `2027-12-${String(1 + (Math.floor(n / 28) % 28)).padStart(2, '0')}`
    if (n % 4 === 0) return me.ask('/api/statistics/xlsx', { from, to })
    if (n % 4 === 1) return me.ask('/api/statistics/list', { from, to, figure: 'count', page_size: 200 })
    return me.ask('/api/statistics', { from, to })
  })
}

/** Everything there is, in every kind of file. */
export async function exports({ me }: Scene): Promise<void> {
  await me.keepOn(16, (n) => {
    const kind = EXPORTS[n % EXPORTS.length] ?? 'csv'
    const feed = FEEDS[Math.floor(n / EXPORTS.length) % FEEDS.length]
    return me.ask(`/api/export/${kind}`, feed ? { feed } : {})
  })
}

/** Words that everything has, that nothing has, and many at once; pages far away, and orders by what is not kept in order. */
export async function search({ me }: Scene): Promise<void> {
  const questions = [
    { q: 'en re ho va de st', page_size: 200 },
    { q: 'xqzvkj wpqlmz jkxwvq zzkqxw', page_size: 200 },
    {
      q: 'restaurnat htoel braserie cafteria lunchrom strandpaviljon pannekoekhuis amsterdm utrehct gronigen',
      page_size: 200,
    },
    {
      q: 'a b c d e f g h i j k l m n o p q r s t u v w x y z aa bb cc dd ee ff gg hh ii jj kk ll mm nn oo pp qq rr',
      page_size: 200,
    },
    { q: 'van', sort: 'name', page: 40, page_size: 200 },
    { sort: 'name', page: 49, page_size: 200 },
    { feed: 'lead', city: 'Utrecht', sort: 'status', page: 8, page_size: 200 },
    { q: '%_%_%_%_ (((( \\\\ && || ! <-> :*', page_size: 200 },
  ]
  await me.keepOn(16, (n) => {
    const question = questions[n % questions.length] ?? {}
    // Each a little other than the one before.
    return me.ask(
      '/api/space/search',
      'q' in question ? { ...question, q: `${question.q} ${n % 97}`.slice(0, 200) } : question,
    )
  })
}

/** Notes as documents, each as long as one may be. */
export async function documents({ me, around }: Scene): Promise<void> {
  await me.keepOn(16, (n) => {
    const _id = around.dossiers[n % around.dossiers.length] ?? ''
    return me.ask('/api/notes/export', { _id, kind: n % 4 === 0 ? 'docx' : 'pdf' })
  })
}

/** Calendar files of events without end, and the own agenda of more than a year. */
export async function calendars({ me }: Scene): Promise<void> {
  const files = [1, 2, 3].map(longCalendar)
  await Promise.all([
    me.keepOn(4, (n) => me.ask('/api/agenda/import', { ics: files[n % files.length] ?? '', run: n % 3 === 0 })),
    me.keepOn(4, () => me.ask('/api/agenda/list', { from: '2026-01-01', to: '2027-01-31' })),
  ])
}

/** Pictures of as many pixels as are let in. */
export async function pictures({ me }: Scene): Promise<void> {
  const file = largePicture()
  const upload = formOf('groot.png', file, { kind: 'banner' })
  const focus = formOf('groot.png', file, { kind: 'avatar' })
  await me.keepOn(12, (n) =>
    n % 2 === 0 ? me.ask('/api/images/upload', { ...upload }) : me.ask('/api/images/focus', { ...focus }),
  )
}

/** What tells or changes much at once: everything under a space, what is there twice, five hundred items in one call. */
export async function lists({ me, space, leads }: Scene): Promise<void> {
  const ids = leads.slice(0, 500)
  await me.keepOn(12, (n) => {
    const asked: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
      ['/api/duplicates/list', { type: 'lead' }],
      [`/api/space/${space}`, { depth: 5 }],
      ['/api/space/list', { space, depth: 5 }],
      ['/api/space/bulk', { ids, props: { employees: 1 + (n % 900) } }],
      ['/api/lists/ids', { feed: 'lead', sort: 'name', offset: 4000, limit: 5000 }],
      ['/api/space/activities', { depth: 5, page: 40, page_size: 200 }],
      ['/api/fit/list', { dossier: leads[0] ?? '' }],
      ['/api/dashboard', {}],
    ]
    const [path, body] = asked[n % asked.length] ?? ['/api/dashboard', {}]
    return me.ask(path, body)
  })
}
