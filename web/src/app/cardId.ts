import { isTypeName, typeOfId } from '@schakel/domain'

/** The id of an item in the rest of a `/card/…` address (S2.10): `lead/KEY`, `lead%2FKEY`, `type/lead%2FKEY`, each with or without `.1`. */
export function cardIdOf(rest: string): string | undefined {
  const plain = nameIn(rest)
  return plain !== undefined && typeOfId(plain) ? plain : undefined
}

/** An address below that of an item: a tab of its page. */
const TAB = /^(.+\/[^/]+)\/([a-z]+)$/

/** The item and the tab in `/card/dossier/KEY/requirements`, written in any way that `cardIdOf` knows; without a tab it is the overview. */
export function cardPlaceOf(rest: string): { readonly id: string; readonly tab?: string } | undefined {
  const id = cardIdOf(rest)
  if (id) return { id }
  const [, item = '', tab = ''] = TAB.exec(nameIn(rest) ?? '') ?? []
  return typeOfId(item) ? { id: item, tab } : undefined
}

const KEY = /^[A-Za-z0-9_-]{1,64}$/

/** The key in `/card/type/KEY` and `/card/KEY`, with or without `.1`: an address that does not say of which type the item is (S2.10). */
export function bareKeyOf(rest: string): string | undefined {
  const key = nameIn(rest) ?? ''
  return KEY.test(key) && key !== 'type' && !isTypeName(key) ? key : undefined
}

/** The id of a space in the rest of a `/space/…` address (S2.16): the path after its first six characters. */
export function spaceIdOf(rest: string): string | undefined {
  const decoded = plainText(rest.replace(/\/+$/, ''))
  if (decoded === undefined) return undefined
  const id = decoded.startsWith('space/') ? decoded : `space/${decoded}`
  return typeOfId(id) ? id : undefined
}

/** What a `/card/…` address names, without `type/` and `.1`. */
function nameIn(rest: string): string | undefined {
  return plainText(rest.replace(/\/+$/, ''))
    ?.replace(/^type\//, '')
    .replace(/\.1$/, '')
}

function plainText(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
