import { type Words, wordsOf } from '@schakel/domain/texts/words'

/** The words of every language: what is pasted may come from a screen in another one. */
export async function wordsOfAll(): Promise<readonly Words[]> {
  const files = await Promise.all([import('./nl/start.ts'), import('./en/start.ts')])
  return files.map(({ domain }) => wordsOf(domain))
}
