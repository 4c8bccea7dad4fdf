/*
 * Who was logged in last in this tab. Where a session ends by itself one comes back to where one was; what somebody else stood at is
 * nothing to whoever logs in after them.
 */
const WHO = 'schakel.who'

/** Notes who works in this tab. */
export function noteWho(user: string): void {
  try {
    sessionStorage.setItem(WHO, user)
  } catch {
    // Storage is refused: the address is followed, whoever it is.
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
