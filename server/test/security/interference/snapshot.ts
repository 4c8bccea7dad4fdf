import type { Database } from '../../../src/store/database/index.ts'

interface Table {
  readonly name: string
  readonly columns: string
  /** What tells two of its rows apart; none where nothing does. */
  readonly key: string | null
}

/** The rows of a world as they were at one moment, to go back to: some hundreds of times as fast as building it anew. */
export class Snapshot {
  readonly #database: Database

  private constructor(database: Database) {
    this.#database = database
  }

  static async take(database: Database): Promise<Snapshot> {
    const tables = await database.query<Table>(
      `select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
          (select string_agg(quote_ident(b.attname), ', ') from pg_index x join pg_attribute b on b.attrelid = c.oid and b.attnum = any (x.indkey)
            where x.indrelid = c.oid and x.indisprimary) as key
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        group by c.oid, c.relname order by c.relname`,
    )
    const sequences = await database.query<{ name: string; last: string | null }>(
      `select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
    )
    await database.exec(
      [
        // What was told of before is by the clock of this machine.
        'delete from touches',
        'create schema kept',
        ...tables.map(({ name }) => `create table kept.${name} as table public.${name}`),
        'create table kept.since as select pg_current_xact_id()::text::bigint as at',
        `create function kept.go_back() returns void language plpgsql as $go$
          #variable_conflict use_column
          declare since bigint := (select at from kept.since);
          begin
            ${tables.map(restored).join('\n')}
            ${sequences.map(({ name, last }) => `perform setval('public.${name}', ${last ?? 1}, ${last !== null});`).join('\n')}
            update kept.since set at = pg_current_xact_id()::text::bigint;
          end $go$`,
        'analyze',
      ].join(';'),
    )
    return new Snapshot(database)
  }

  /** Everything is again as it was. */
  restore(): Promise<void> {
    return this.#database.transaction(async (tx) => {
      // No trigger may make of the rows what they were made of before, nor note that somebody touched them.
      await tx.exec('set local session_replication_role = replica')
      await tx.query('select kept.go_back()')
      // Answers that the node keeps are of what was there until now.
      await tx.query('select touch_quietly()')
    })
  }
}

/** What was written since goes, and what is not there any more comes back: most rows of most tables were left alone. */
function restored({ name, columns, key }: Table): string {
  const back = `insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name}`
  if (key === null) return `delete from public.${name}; ${back};`
  return `delete from public.${name} where xmin::text::bigint > since;
    ${back} k where (${key}) not in (select ${key} from public.${name});`
}
