import { loadPhoneNumbers } from '@schakel/domain'
import { lazyPart } from '../../ui/lazyPart.ts'

/** The editor with the inputs of the form, fetched when a value is first pointed at. */
export const Editor = lazyPart(async () => {
  const [editor] = await Promise.all([
    import('./InPlaceEditor.tsx'),
    // Without it numbers pass as they are typed: the server reads them in any case.
    loadPhoneNumbers().catch((error: unknown) => console.warn('Phone numbers are not checked here', error)),
  ])
  return editor
})
