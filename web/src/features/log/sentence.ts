import type { LogLine } from '@schakel/domain/calls'

/** Which sentence of the texts says what a line of the log is about. */
export function sentenceOf({ kind, other, up, edge }: LogLine) {
  if (kind === 'create') {
    if (!other) return 'did.create'
    return up ? 'did.createUnder' : edge === 'MATCH' ? 'did.match' : 'did.createHere'
  }
  if (kind === 'link' || kind === 'unlink') return up ? (`did.${kind}Up` as const) : (`did.${kind}` as const)
  if (kind === 'disclose' || kind === 'conceal') return other ? (`did.${kind}To` as const) : (`did.${kind}` as const)
  if (kind === 'trash' || kind === 'restore') return other ? (`did.${kind}Match` as const) : (`did.${kind}` as const)
  return `did.${kind}` as const
}
