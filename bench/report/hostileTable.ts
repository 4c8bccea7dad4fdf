import type { Attack, HostileResult } from '../hostile/measureHostile.ts'
import type { Tail } from '../measure/waits.ts'

/** What the p99 of another person's page is to stay under, ms (D21.1). */
const AIMS: Readonly<Record<'postgres' | 'embedded', number>> = { postgres: 250, embedded: 500 }

/** What one account at its worst does to another person, as the rows of a table. */
export function hostileRows(engine: 'postgres' | 'embedded', { alone, attacks }: HostileResult): string[][] {
  const all = ({ p50, p95, p99, max }: Tail) => [p50, p95, p99, max].map((ms) => ms.toFixed(0)).join(' / ')
  const slow = ({ p99 }: Tail) => p99.toFixed(0)
  const row = ({ kind, seen, counts, held }: Attack) => [
    kind,
    all(seen.page),
    slow(seen.item),
    slow(seen.search),
    seen.failed === 0 ? '' : `${seen.failed} of ${seen.asked}`,
    `${held.longest.toFixed(0)} (${held.times} ×)`,
    counts ? String(counts.asked) : '',
    counts ? String(counts.refused) : '',
    counts ? `${counts.busy} / ${counts.rejected} / ${counts.failed}` : '',
  ]
  return [
    [
      'attack',
      `page, ms: p50 / p95 / p99 (≤ ${AIMS[engine]}) / max`,
      'item p99',
      'search p99',
      'not answered',
      'loop held, ms (> 50)',
      'asked',
      '429',
      '503 / other 4xx / failed',
    ],
    ...[alone, ...attacks].map(row),
  ]
}
