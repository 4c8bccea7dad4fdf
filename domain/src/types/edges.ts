/** The kinds of edge and what they mean (D3, D6). An edge runs from parent to child. */
export const edges = {
  MEMBERS: { contains: true, list: '_members', back: '_parents' },
  CONTACTS: { contains: true, list: '_contacts', back: '_parents' },
  DOSSIERS: { contains: true, list: '_dossiers', back: '_parents' },
  TODOS: { contains: true, list: '_todos', back: '_parents' },
  ACTIVITIES: { contains: true, list: '_activities', back: '_parents' },
  COMMENTS: { contains: true, list: '_comments', back: '_parents' },
  SUB: { contains: true, list: '_sub', back: '_parents' },
  FILES: { contains: true, list: '_files', back: '_parents' },
  SOFTWARE: { contains: false, list: '_software', back: '_users' },
  MATCH: { contains: false, list: '_matches', back: '_matches' },
  TAGS: { contains: false, list: '_tags', back: '_tagged' },
  TO: { contains: false, list: '_to', back: '_messages' },
  TEMPLATES: { contains: true, list: '_templates', back: '_parents' },
  REQUIREMENTS: { contains: true, list: '_requirements', back: '_parents' },
  // Contains a submitted answer; a draft is its supplier's alone (G1).
  ANSWERS: { contains: true, list: '_answers', back: '_parents' },
  WEIGHINGS: { contains: true, list: '_weighings', back: '_parents' },
  DECISIONS: { contains: true, list: '_decisions', back: '_parents' },
  OWNERS: { contains: false, list: '_owners', back: '_owned' },
} as const satisfies Record<string, EdgeDefinition>

interface EdgeDefinition {
  /** Whoever reads the parent's world reads the child: the edge carries visibility (D6). */
  readonly contains: boolean
  /** The list of children on the parent's wire form. */
  readonly list: `_${string}`
  /** The list of parents on the child's wire form. */
  readonly back: `_${string}`
}

/** The name of an edge. */
export type EdgeName = keyof typeof edges

/** Whether a text names an edge. */
export function isEdgeName(text: string): text is EdgeName {
  return Object.hasOwn(edges, text)
}

/** All edge names. */
export const edgeNames = Object.keys(edges).filter(isEdgeName)

/** The edges over which reading right passes down (D6). */
export const containmentEdges = edgeNames.filter((name) => edges[name].contains)

/** The lists of children as they stand on a wire form, with the edge each comes from (D2.2). */
export const childLists: ReadonlyMap<string, EdgeName> = new Map(edgeNames.map((name) => [edges[name].list, name]))
