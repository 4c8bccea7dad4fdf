import { laterPart } from '../../ui/lazyPart.ts'

/** What was typed in a field and is not saved: the page of an item can do without it at first. */
export const LeftField = laterPart(async () => (await import('./LeftField.tsx')).LeftField)
