import { loadTexts } from '../../texts/i18n.ts'
import { Invitation } from '../tour/Invitation.tsx'
import { Today } from './Today.tsx'
import { Trends } from './Trends.tsx'

/** What the dashboard says at a glance, with its words, which are not among those of the first screens. */
export async function load(name: 'Invitation' | 'Today' | 'Trends') {
  await loadTexts()
  return { default: { Invitation, Today, Trends }[name] }
}
