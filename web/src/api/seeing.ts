const KEY = 'schakel.seeAs'

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Through whose eyes this tab looks, sent along with every call; nothing where one looks oneself. It holds for as long as the page does. */
export const eyes: { 'x-see-as'?: string } = {}
const whom = kept()
if (whom) eyes['x-see-as'] = whom

/** Whether this tab looks through the eyes of another: nothing can be changed then. */
export function isSeeing(): boolean {
  return 'x-see-as' in eyes
}

/** From the next page on this tab looks through the eyes of this account, or as oneself again. */
export function lookAs(user: string | undefined): void {
  if (user === undefined) {
    delete eyes['x-see-as']
    sessionStorage.removeItem(KEY)
  } else sessionStorage.setItem(KEY, user)
}
