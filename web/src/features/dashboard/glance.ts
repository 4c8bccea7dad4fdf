import { loadTexts } from '../../texts/i18n.ts'
import { Today } from './Today.tsx'
import { Trends } from './Trends.tsx'

/** What the dashboard says at a glance, with its words, which are not among those of the first screens. */
export async function load() {
  await loadTexts()
  return { Today, Trends }
}
