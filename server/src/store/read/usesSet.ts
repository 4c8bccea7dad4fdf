/** That the row `q` is part of a set, and no proposal (F1.4). */
export const isSetRow = `q.deleted_at is null and not coalesce((q.fields ->> 'proposed')::boolean, false)`

/** That a dossier took rows of a template (F1.3): SQL over its id and that of the template. */
export function usesSet(dossier: string, template: string): string {
  return `exists (select from edges r join items q on q.id = r.child where r.parent = ${dossier} and r.edge = 'REQUIREMENTS'
    and q.fields ->> 'source' = ${template}::text and ${isSetRow})`
}
