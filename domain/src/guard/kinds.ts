/** By what something looks as if it told who is asking; `word`: an ordinary word that is a part of a name as well, which is a question (D20.8). */
export const suspectKinds = ['name', 'place', 'street', 'number', 'handle', 'file', 'word'] as const
export type SuspectKind = (typeof suspectKinds)[number]
