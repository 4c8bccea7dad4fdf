import { edges } from '@schakel/domain'
import { leadAlias } from '../anonymity/alias.ts'
import type { ViewerContext } from '../context.ts'
import type { Loose, Moved, Relinked } from './mergeEdges.ts'
import type { Change, LinkRow, Plan } from './plan.ts'

/** The line of an edge whose properties change. */
export function relinkLine({ child, parent, edge, before, after }: Relinked): Change {
  return { item: child, edge, kind: 'relink', before: { ...before, _parent: parent }, after }
}

/** The edges with their new ends, and who is touched by that (D6, D7). */
export function rewired(me: ViewerContext, moving: readonly Moved[], ends: readonly string[]) {
  const { secret } = me.store.settings
  const links = moving.map(
    ({ key, edge, props, alias, at, to, internal, resting }): LinkRow => ({
      ...{ key, edge, ...to, at, circular: edges[edge].contains },
      props: internal ? { ...props, $internal: true } : props,
      ...(resting ? { resting } : {}),
      // What a supplier calls a lead is its own name for it, and no other supplier's (D2.1).
      ...(edge === 'MATCH' ? { alias: leadAlias(secret, to.child, to.parent) } : alias === null ? {} : { alias }),
    }),
  )
  const matches = moving.filter(({ edge }) => edge === 'MATCH').map(({ key }) => `match/${key}`)
  const touched = [
    ...new Set([
      ...ends,
      ...moving.flatMap(({ parent, child, to }) => [parent, child, to.parent, to.child]),
      ...matches,
    ]),
  ]
  return {
    ...(moving.length > 0 ? { unlink: moving.map(({ key }) => key), links } : {}),
    touched,
    anonymous: touched,
  } satisfies Partial<Plan>
}

/** An edge that is drawn as it was. */
export function drawnAgain({ key, edge, parent, child, props, alias, at }: Loose): LinkRow {
  const circular = edges[edge].contains
  return { key, edge, parent, child, props, at, circular, ...(alias === null ? {} : { alias }) }
}

/** The line of an edge that is removed, or drawn again. */
export function looseLine({ edge, props, parent, child }: Loose, kind: 'link' | 'unlink'): Change {
  const told = { ...props, _parent: parent }
  return { item: child, edge, kind, ...(kind === 'link' ? { after: told } : { before: told }) }
}

/** The lines of an edge that moves: as of one that is removed and one that is drawn, by which former names are found (D7). */
export function moves({ edge, props, parent, child, to }: Moved): Change[] {
  return [
    { item: child, edge, kind: 'unlink', before: { ...props, _parent: parent } },
    { item: to.child, edge, kind: 'link', after: { ...props, _parent: to.parent } },
  ]
}
