/** More texts than this are not the statements of a program but made-up ones: those stay unnamed, so that memory stays bounded. */
const mostNames = 1000

/** Gives each statement text its own short name, under which the database keeps it parsed and planned. */
export function createStatementNames(most = mostNames) {
  const names = new Map<string, string>()
  let last = 0
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text)
      if (known || names.size >= most) return known
      const name = `s${++last}`
      names.set(text, name)
      return name
    },
    /** The next `nameOf` of this text gives another name. */
    renew(text: string): void {
      names.delete(text)
    },
  }
}
