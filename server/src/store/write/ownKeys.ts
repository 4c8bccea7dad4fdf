import type { ViewerStore } from '../store.ts'

const OWN_KEY = /^X-(\d{2,3})$/

/** Whether a key is one of rows of one's own: in each set it means something else (F1.3). */
export function isOwnKey(key: unknown): boolean {
  return typeof key === 'string' && OWN_KEY.test(key)
}

/** Keys of rows of one's own in a set, those given out among them: none is given out twice, or what was said to one would be said to another (F1.1). */
export class OwnKeys {
  readonly #used: Set<string>

  constructor(used: Iterable<string>) {
    this.#used = new Set(used)
  }

  /** Gives out a key that was never used in the set as it is; nothing for another. */
  keep(key: string): string | undefined {
    if (this.#used.has(key)) return undefined
    this.#used.add(key)
    return key
  }

  /** The next key: `X-01`, `X-02` and so on. */
  next(): string {
    const last = Math.max(0, ...[...this.#used].map((key) => Number(OWN_KEY.exec(key)?.[1] ?? 0)))
    const key = `X-${String(last + 1).padStart(2, '0')}`
    this.#used.add(key)
    return key
  }
}

/** The own keys that a set ever gave out: of rows that are there or were thrown away, and of what was answered, shown or confirmed (F1.3). */
export async function readOwnKeys({ store }: ViewerStore, parent: string, there: Iterable<string>): Promise<OwnKeys> {
  const rows = await store.database.query<{ key: string }>(
    `with m as (select 'match/' || key as id from edges where parent = $1 and edge = 'MATCH')
      select i.fields ->> 'key' as key from edges e join items i on i.id = e.child where e.parent = $1 and e.edge = 'REQUIREMENTS'
      union select i.fields ->> 'key' from m join edges e on e.parent = m.id and e.edge = 'ANSWERS' join items i on i.id = e.child
      union select x ->> 'key' from m join reference_calls r on r.match = m.id, jsonb_array_elements(r.rows) x
      union select x ->> 'key' from m join demo_scores d on d.match = m.id, jsonb_array_elements(d.scores) x`,
    [parent],
  )
  return new OwnKeys([...there, ...rows.map(({ key }) => key)].filter(isOwnKey))
}
