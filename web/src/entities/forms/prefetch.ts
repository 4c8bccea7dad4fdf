import { loadPhoneNumbers } from '@schakel/domain'
import { lazyPart } from '../../ui/lazyPart.ts'

/** The form, with what reads phone numbers; apart, so that a button can have it fetched before it is pressed. */
export const FormDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([
    import('./FormDialog.tsx'),
    // Without it numbers pass as they are typed: the server reads them in any case.
    loadPhoneNumbers().catch((error: unknown) => console.warn('Phone numbers are not checked here', error)),
  ])
  return dialog
})

/** Fetches the form while one still points at the button that opens it; a failure shows when it is opened. */
export const prefetchItemForm = FormDialog.preload
