import type { Ref } from '@schakel/domain'
import { call } from '../../api/call.ts'
import { ask } from '../../ui/ask.tsx'
import type { Word } from './HandOverDialog.tsx'

/** Asks to whom something is handed over and with which word, and does it by `send`; nothing when that is called off. */
export async function askHandOver(
  item: string,
  about: { readonly name: string; readonly draftKey: string },
  send: (word: Word) => Promise<unknown>,
): Promise<Word | undefined> {
  const people = await call<Ref[]>('/api/work/colleagues', { item })
  return ask(async () => (await import('./HandOverDialog.tsx')).HandOverDialog, { ...about, people, send })
}
