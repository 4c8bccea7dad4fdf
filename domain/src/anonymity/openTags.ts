/** The tags that are open; a closing tag closes what was left open within it, and one without an opening does nothing. */
export class OpenTags<T> {
  readonly #stack: { name: string; value: T }[] = []
  readonly #counts = new Map<string, number>()

  push(name: string, value: T): void {
    this.#stack.push({ name, value })
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1)
  }

  closeTo(name: string): T[] {
    if (!this.#counts.get(name)) return []
    const closed: T[] = []
    for (let top = this.#stack.pop(); top; top = this.#stack.pop()) {
      closed.push(top.value)
      this.#counts.set(top.name, (this.#counts.get(top.name) ?? 1) - 1)
      if (top.name === name) break
    }
    return closed
  }

  closeAll(): T[] {
    return this.#stack
      .splice(0)
      .reverse()
      .map((entry) => entry.value)
  }
}
