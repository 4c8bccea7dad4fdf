/** By what something looks as if it told who is asking. */
export const suspectKinds = ['name', 'place', 'street', 'number', 'handle', 'file'] as const
export type SuspectKind = (typeof suspectKinds)[number]
