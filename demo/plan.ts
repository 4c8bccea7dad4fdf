import { iso } from './calendar.ts'
import type { Step } from './steps.ts'

/** A step before its moment is written as text. */
export type Draft<S extends Step = Step> = S extends Step ? Omit<S, 'at'> : never

/** Collects what happens and puts it in order; what would happen after its end has not happened. */
export class Plan {
  readonly #end: number
  readonly #steps: { moment: number; step: Step }[] = []
  #refs = 0

  constructor(end: number) {
    this.#end = end
  }

  /** A name for something the plan makes. */
  ref(type: string): string {
    this.#refs += 1
    return `${type}-${this.#refs}`
  }

  /** Whether the step lies before the end and so is part of the plan. */
  add(moment: number, draft: Draft): boolean {
    if (moment > this.#end) return false
    this.#steps.push({ moment, step: { ...draft, at: iso(moment) } })
    return true
  }

  /** Everything in order of time; of equal moments in the order of adding. */
  steps(): Step[] {
    return this.#steps
      .map((entry, index) => ({ ...entry, index }))
      .sort((a, b) => a.moment - b.moment || a.index - b.index)
      .map(({ step }) => step)
  }
}
