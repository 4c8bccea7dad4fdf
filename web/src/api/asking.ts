import { localeOf } from '../texts/locale.ts'
import { asWhom } from './seeing.ts'

let account: string | undefined
let isAnother = false
let onAnother = () => {}

/** Under whose session this page goes, or nobody's; also while it impersonates another. */
export function goAs(user: string | undefined): void {
  account = user
}

export const accountHere = (): string | undefined => account

/** What every call says of itself: under whose session, as whom it looks, and in which language it reads. */
export function sayings(asMyself = false): Readonly<Record<string, string>> {
  return {
    ...(asMyself ? {} : asWhom),
    ...(account ? { 'x-account': account } : {}),
    'accept-language': localeOf(location.pathname),
  }
}

/** What happens when somebody else logged in by another tab, so that this page is nobody's any more. */
export function whenAnother(listener: () => void): void {
  onAnother = listener
}

/** Another has the session of this browser; nothing more is done or ended in their name. */
export function noteAnother(): void {
  if (isAnother) return
  isAnother = true
  onAnother()
}

/** Whether another has it. */
export const isAnotherHere = (): boolean => isAnother
