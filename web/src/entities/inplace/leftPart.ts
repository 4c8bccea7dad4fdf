import { optionalPart } from '../../ui/lazyPart.ts'

/** What was typed in a field and is not saved: the page of an item can do without it at first. */
export const LeftField = optionalPart(async () => (await import('./LeftField.tsx')).LeftField)
