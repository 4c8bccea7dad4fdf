// The phone library weighs as much as the rest of the domain together, so a browser fetches it when a number is first
// shown or typed. Until then a number passes as it is: the server decides in any case.
let library: typeof import('./phoneLibrary.ts') | undefined

/** Fetches the phone library; after it numbers are checked and formatted as on the server. */
export async function loadPhoneNumbers(): Promise<void> {
  library ??= await import('./phoneLibrary.ts')
}

/** As in `phoneLibrary.ts`; before it has come, whatever holds enough digits passes. */
export function e164Of(typed: string): string | undefined {
  if (library) return library.e164Of(typed)
  return typed.replace(/\D/g, '').length >= 5 ? typed : undefined
}

/** As in `phoneLibrary.ts`; before it has come, the number as it is kept. */
export function formatPhone(e164: string): string {
  return library ? library.formatPhone(e164) : e164
}
