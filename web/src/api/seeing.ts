import { keepIn, keptIn } from './kept.ts'

const KEY = 'schakel.seeAs'

/** Whom this tab impersonates, sent along with every call; nothing where one looks oneself. It holds for as long as the page does. */
export const asWhom: { 'x-see-as'?: string } = {}
const whom = keptIn('sessionStorage', KEY)
if (whom) asWhom['x-see-as'] = whom

/** Whether this tab impersonates another: nothing can be changed then. */
export function isSeeing(): boolean {
  return 'x-see-as' in asWhom
}

/** From the next page on this tab impersonates this account, or as oneself again. */
export function lookAs(user: string | undefined): void {
  if (user === undefined) delete asWhom['x-see-as']
  keepIn('sessionStorage', KEY, user)
}
