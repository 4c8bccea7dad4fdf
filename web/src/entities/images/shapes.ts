import type { TypeName } from '@schakel/domain'

// Words between people, and what stands for two others, have no face of their own.
const faceless: readonly TypeName[] = ['comment', 'message', 'match', 'file']

/** Whether an item of a type can be given a picture on the screen. */
export function hasPicture(type: TypeName): boolean {
  return !faceless.includes(type)
}

/** Whether the face of a type is round: people. */
export function isRound(type: TypeName): boolean {
  return type === 'person' || type === 'user'
}
