import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { itemQuery } from '../../entities/items/queries.ts'

/** Whether the todo of an action is done; undefined while it is not known, or for who may not read it. */
export type ActionState = (id: string) => boolean | undefined

/** How the todos that were made in a note stand now (S2.36); each follows what others do with it. */
export function useActionStates(ids: readonly string[]): ActionState {
  const states = useQueries({
    queries: ids.map((id) => ({ ...itemQuery(id, 0), retry: false })),
    combine: (found) => found.map(({ data }) => data && data.done === true),
  })
  return useMemo(() => {
    const byId = new Map(ids.map((id, at) => [id, states[at]]))
    return (id: string) => byId.get(id)
  }, [ids, states])
}

/** The todos that a text names. */
export function actionsIn(html: string): readonly string[] {
  const found = [...html.matchAll(/<a\b[^>]*data-type="action"[^>]*>/g)].flatMap(
    ([tag]) => /data-id="(todo\/[\w-]+)"/.exec(tag)?.[1] ?? [],
  )
  return [...new Set(found)]
}
