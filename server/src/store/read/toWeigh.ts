import type { Params } from './form.ts'
import { isUnderWay } from './late.ts'

/** That `reader`, as SQL, is invited to the round of weighing that runs on the dossier `i` (F2.14). */
export function isInvited(reader: string): string {
  return `i.fields #> '{weighing_setup,weighers}' @> jsonb_build_array(jsonb_build_object('user', ${reader}::text))`
}

/**
 * That `reader`, as SQL, was invited to weigh the dossier `i` and has not submitted in the round that runs (F2.14). What is to do, what is told
 * and of what is reminded all ask this: it goes away once they submit, are left out, or the round is closed.
 */
export function isToWeigh(params: Params, reader: string): string {
  return `${isUnderWay(params)} and i.fields #>> '{weighing_setup,closed}' is null and ${isInvited(reader)}
    and not exists (select from open_weighings w where w.dossier = i.id and w.user_id = ${reader}::text and w.state = 'submitted'
      and w.round = (i.fields #>> '{weighing_setup,round}')::int)`
}
