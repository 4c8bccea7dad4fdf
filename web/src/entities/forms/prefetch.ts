import { loadPhoneNumbers } from '@schakel/domain'

/** The code of the form, with what reads phone numbers; apart, so that a button can have it fetched before it is pressed. */
export async function loadFormDialog() {
  const [dialog] = await Promise.all([
    import('./FormDialog.tsx'),
    // Without it numbers pass as they are typed: the server reads them in any case.
    loadPhoneNumbers().catch((error: unknown) => console.warn('Phone numbers are not checked here', error)),
  ])
  return dialog
}

/** Fetches the form while one still points at the button that opens it; a failure shows when it is opened. */
export function prefetchItemForm(): void {
  loadFormDialog().catch(() => undefined)
}
