import { ask } from '../../ui/ask.tsx'
import type { Draft } from './draft.ts'
import type { PasteQuestion } from './PastePreview.tsx'

/** Shows what a pasted column would fill, and answers what to fill; nothing when it is called off (F1.7). */
export function askPasting(question: PasteQuestion): Promise<ReadonlyMap<string, Partial<Draft>> | undefined> {
  return ask(async () => (await import('./PastePreview.tsx')).PastePreview, question)
}
