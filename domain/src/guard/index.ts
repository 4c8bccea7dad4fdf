export { type SuspectKind, suspectKinds } from './kinds.ts'
export type { Suspect } from './patterns.ts'
export { type Block, type Piece, reviewText } from './reviewText.ts'
export { findSuspects } from './suspects.ts'
