const KEY = 'schakel.seeAs'

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Whom this tab impersonates, sent along with every call; nothing where one looks oneself. It holds for as long as the page does. */
export const asWhom: { 'x-see-as'?: string } = {}
const whom = kept()
if (whom) asWhom['x-see-as'] = whom

/** Whether this tab impersonates another: nothing can be changed then. */
export function isSeeing(): boolean {
  return 'x-see-as' in asWhom
}

/** From the next page on this tab impersonates this account, or as oneself again. */
export function lookAs(user: string | undefined): void {
  if (user !== undefined) {
    sessionStorage.setItem(KEY, user)
    return
  }
  delete asWhom['x-see-as']
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is refused: nobody was kept there.
  }
}
