import type { FilledWorld } from './filledWorld.ts'
import type { WholePlan } from './plan.ts'

/** Notes what a filling shows suppliers and whom it discloses, with the state of things at that moment (D20.9, D22.1). */
export class FilledDisclosures {
  readonly #world: FilledWorld
  readonly #open = new Set<string>()
  #lines: object[] = []

  constructor(world: FilledWorld) {
    this.#world = world
  }

  /** What was noted since it was last asked. */
  take(): readonly object[] {
    const lines = this.#lines
    this.#lines = []
    return lines
  }

  /** Notes what this plan, which the world has taken over, shows and discloses. */
  note({ at, by, review, touched = [] }: WholePlan): void {
    for (const id of touched) {
      const isDossier = id.startsWith('dossier/')
      const matches = isDossier ? this.#world.edgesUnder(id, 'MATCH').map(({ key }) => `match/${key}`) : [id]
      for (const match of matches) {
        const isOpen = this.#isOpen(match)
        if (isOpen === this.#open.has(match)) continue
        if (isOpen) this.#open.add(match)
        else this.#open.delete(match)
        this.#add(match, { event: isOpen ? 'disclosed' : 'concealed', at, by })
      }
    }
    if (review?.shows) this.#add(review.match, { event: 'shown', at, by, reviewed: false })
  }

  #isOpen(match: string): boolean {
    const line = this.#world.matchOf(match)
    const { $visible, $open }: { $visible?: unknown; $open?: unknown } = this.#world.fieldsOf(match)
    return $visible === true && ($open === true || this.#world.fieldsOf(line?.parent ?? '').open === true)
  }

  #add(match: string, event: object): void {
    const line = this.#world.matchOf(match)
    if (!line) return
    const { parent: dossier, child: supplier } = line
    const [match_status, dossier_status] = [match, dossier].map((id) => this.#world.fieldsOf(id).status)
    this.#lines.push({ ...event, match, dossier, supplier, match_status, dossier_status })
  }
}
