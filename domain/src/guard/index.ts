export { type SuspectKind, suspectKinds } from './kinds.ts'
export { type Block, type Piece, reviewText } from './reviewText.ts'
export { findSuspects, type Suspect } from './suspects.ts'
