/** An id of ours, an id of the database, a secret, or what a supplier calls a lead. */
const NAMES =
  /(?<![0-9A-Za-z_-])(?:[0-9a-z]{8}\.[\w-]{12}\.[\w-]{43}|[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[\w-]*\d)(?:[A-Za-z0-9_-]{43}|[A-Za-z0-9_-]{22})|Lead [A-HJ-NP-Z2-9]{6})(?![0-9A-Za-z_-])/g
const IDS = /\b[a-z]{3,12}\/[0-9a-f]{32}\b/g

/**
 * What one reader met in one world, numbered in the order in which they met it: two worlds are the same to them when the same things
 * come in the same places, whatever they are called.
 */
export class Names {
  readonly #seen = new Set<string>()
  readonly #numbers = new Map<string, number>()

  /** Ids with their type, for deeds that speak of what was seen. */
  get seen(): readonly string[] {
    return [...this.#seen]
  }

  /** A text with numbers in place of names. */
  numbered(text: string): string {
    for (const [id] of text.matchAll(IDS)) this.#seen.add(id)
    return text.replaceAll(NAMES, (name) => {
      const number = this.#numbers.get(name) ?? this.#numbers.size + 1
      this.#numbers.set(name, number)
      return name.startsWith('Lead ') ? `Lead #${number}` : `#${number}`
    })
  }
}
