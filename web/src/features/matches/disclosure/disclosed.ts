import type { AnyItem } from '@schakel/domain'
import { isItem, isOn } from '../../../entities/items/read.ts'

/** Whether the supplier of a match sees it (D7). */
export function isSeen(match: AnyItem): boolean {
  return isOn(match, '$visible')
}

/** Whether its dossier is open to every supplier who sees it (D7). */
export function isOpenByDossier(match: AnyItem): boolean {
  return isItem(match.dossier) && isOn(match.dossier, 'open')
}

/** Whether the supplier of a match reads who asks: only where it sees the match (D22.1). */
export function isDisclosed(match: AnyItem): boolean {
  return isSeen(match) && (isOn(match, '$open') || isOpenByDossier(match))
}
