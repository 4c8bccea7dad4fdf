export { type Block, type Piece, reviewText } from './reviewText.ts'
export { findSuspects, type Suspect, type SuspectKind, suspectKinds } from './suspects.ts'
