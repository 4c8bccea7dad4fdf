/** Whether a property that stands on a reference to one end of a match is of the match itself; that end has a status and a face of its own. */
export function isOfMatch(name: string): boolean {
  return name[0] === '$' || name === 'matchnote' || name === '_entered'
}

/** What a change of a match says on a reference to one of its ends (D19.2): whose reference it is stays, also where the match came whole. */
export function onReference(match: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(match).flatMap(([name, value]) => {
      const there = name === 'status' || name === 'history' ? `$${name}` : name
      return isOfMatch(there) ? [[there, value]] : []
    }),
  )
}
