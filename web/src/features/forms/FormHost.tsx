import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../../ui/lazyPart.ts'
import { formRequests } from './openItemForm.ts'
import { loadFormDialog } from './prefetch.ts'

const FormDialog = lazyPart(loadFormDialog)

/** Stands once in the layout and shows the form that was asked for; its code comes with the first one. */
export function FormHost() {
  const request = useSyncExternalStore(formRequests.subscribe, formRequests.now)
  if (!request) return null
  return (
    <Suspense>
      <FormDialog key={formRequests.opened()} request={request} />
    </Suspense>
  )
}
