import { typeOfId } from '@schakel/domain'
import { RECENT } from './forgetRecent.ts'

/** How many items are remembered. */
const KEPT = 8

function keyOf(viewer: string): string {
  return `${RECENT}:${viewer}`
}

/** The items this person last looked at on this device, the last one first. Only their ids are kept: names are asked anew, as far as one still reads them. */
export function recentOf(viewer: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(viewer)) ?? '[]')
    return Array.isArray(found) ? found.filter(isId).slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Remembers that this person looked at an item. */
export function rememberRecent(viewer: string, id: string): void {
  try {
    const ids = [id, ...recentOf(viewer).filter((one) => one !== id)].slice(0, KEPT)
    localStorage.setItem(keyOf(viewer), JSON.stringify(ids))
  } catch (error) {
    console.warn('Recently seen not kept', error)
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && typeOfId(value) !== undefined
}
