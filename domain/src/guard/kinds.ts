/**
 * By what something looks as if it told who is asking; `clue`: it describes who asks without a name (D20.9); `word`: an ordinary word that is
 * a part of a name as well, which is a question (D20.8).
 */
export const suspectKinds = ['name', 'place', 'street', 'number', 'handle', 'file', 'clue', 'word'] as const
export type SuspectKind = (typeof suspectKinds)[number]
