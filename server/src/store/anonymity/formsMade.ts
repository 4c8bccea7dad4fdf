import { FORM_RULES } from '@schakel/domain/anonymity'
import type { Queryable } from '../database/index.ts'
import { Memo } from '../memo.ts'

/**
 * Whether every limited form is made by the rules of this version (D20.6). Asked again and again: a node of another version, which goes on
 * beside this one during an upgrade, makes forms by its own rules with each of its writes.
 */
export class FormsMade {
  // By itself: a write of this node makes none by other rules, so it is asked no more often in a stream of writes.
  readonly #answers = new Memo()
  #listener: (() => void) | undefined

  /** Hears where forms of older rules are found, which are to be made again at once. Newer ones are left to the node that made them. */
  onOlder(listener: (() => void) | undefined): void {
    this.#listener = listener
  }

  /** Whether they were a second ago at most. */
  wereMade(database: Queryable): Promise<boolean> {
    return this.#answers.get('made', () => this.areMade(database), isAnswer)
  }

  /** Whether they are now. */
  async areMade(database: Queryable): Promise<boolean> {
    // The two ends of the index: what differs anywhere differs there, and no guess of how many do leads to a look at every item.
    const [row] = await database.query<{ oldest: number | null; newest: number | null }>(
      'select min(form_rules) as oldest, max(form_rules) as newest from items where form_rules is not null',
    )
    const [oldest, newest] = [row?.oldest ?? FORM_RULES, row?.newest ?? FORM_RULES]
    if (oldest < FORM_RULES) this.#listener?.()
    return oldest === FORM_RULES && newest === FORM_RULES
  }

  /** Forgets what was answered. */
  clear(): void {
    this.#answers.clear()
  }
}

function isAnswer(value: unknown): value is boolean {
  return typeof value === 'boolean'
}
