import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../ui/lazyPart.ts'
import { closeForm, formRequests } from './openForm.ts'

const FormDialog = lazyPart(() => import('./FormDialog.tsx'))

/** Stands once in the layout and shows the form that was asked for; its code comes with the first one. */
export function FormHost() {
  const request = useSyncExternalStore(formRequests.subscribe, formRequests.now)
  if (!request) return null
  return (
    <Suspense>
      <FormDialog request={request} onClose={closeForm} />
    </Suspense>
  )
}
