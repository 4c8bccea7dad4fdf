import { goAs } from '../../api/asking.ts'
import { keepIn, keptIn } from '../../api/kept.ts'

/*
 * Who was logged in last in this tab. Where a session ends by itself one comes back to where one was; what somebody else stood at is
 * nothing to whoever logs in after them.
 */
const WHO = 'schakel.who'
const whoWas = () => keptIn('sessionStorage', WHO) ?? undefined

/** Notes who works in this tab: all that is asked from here on is theirs. */
export function noteWho(user: string): void {
  goAs(user)
  keepIn('sessionStorage', WHO, user)
}

/** Goes on under the account of who worked here before: whom one impersonates is not who has logged in. */
export function goOn(): void {
  goAs(whoWas())
}

/** Whether somebody else worked here before. */
export function wasSomebodyElse(user: string): boolean {
  return (whoWas() ?? user) !== user
}
