import type { ViewerStore } from '../store.ts'

/** What a field of the match was once the line `c` of `changes` was written. */
const fieldThen = (name: string) =>
  `(select f.after -> '${name}' from changes f where f.item = c.item and f.seq <= c.seq and f.after ? '${name}'
      order by f.seq desc limit 1)`

/**
 * Whether a price could be read by who asks (F2.3): a match of the dossier that is visible has or had an amount that was entered or a line
 * of costs, also one that lies in the trash or where it was taken out again. One that was never seen tells nothing, not even this (D6).
 * What somebody really looked at is not kept.
 */
export async function isPriceRead({ store }: ViewerStore, dossier: string): Promise<boolean> {
  const read = (visible: string, entered: string, costs: string) =>
    `${visible} = 'true' and (${entered} @? '$[*] ? (@ starts with "$")' or ${costs} @? '$[*].amount')`
  const [row] = await store.database.query<{ read: boolean }>(
    `select exists (select from edges e join items i on i.id = 'match/' || e.key where e.edge = 'MATCH' and e.parent = $1
        and (${read(`i.fields -> '$visible'`, `i.fields -> '_entered'`, `i.fields -> '$costs'`)}
          or exists (select from changes c where c.item = i.id and c.after ?| '{$visible,_entered,$costs}'
            and ${read(fieldThen('$visible'), fieldThen('_entered'), fieldThen('$costs'))}))) as read`,
    [dossier],
  )
  return row?.read === true
}
