import { goAs } from '../../api/asking.ts'

/*
 * Who was logged in last in this tab. Where a session ends by itself one comes back to where one was; what somebody else stood at is
 * nothing to whoever logs in after them.
 */
const WHO = 'schakel.who'

/** Notes who works in this tab: all that is asked from here on is theirs. */
export function noteWho(user: string): void {
  goAs(user)
  try {
    sessionStorage.setItem(WHO, user)
  } catch {
    // Storage is refused: the address is followed, whoever it is.
  }
}

/** Goes on under the account of who worked here before: whom one impersonates is not who has logged in. */
export function goOn(): void {
  try {
    goAs(sessionStorage.getItem(WHO) ?? undefined)
  } catch {
    // Storage is refused: then nobody is impersonated either.
  }
}

/** Whether somebody else worked here before. */
export function wasSomebodyElse(user: string): boolean {
  try {
    const who = sessionStorage.getItem(WHO)
    return who !== null && who !== user
  } catch {
    return false
  }
}
