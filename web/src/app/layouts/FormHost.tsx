import { useEffect, useSyncExternalStore } from 'react'
import { formRequests } from '../../entities/forms/openItemForm.ts'
import { FormDialog } from '../../entities/forms/prefetch.ts'
import { reopenForm } from '../../entities/forms/reopen.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'

const UploadDialog = lazyPart(() => import('../../features/files/UploadDialog.tsx'))

/** Stands once in the layout and shows the form that was asked for; its code comes with the first one. */
export function FormHost() {
  const { _id: viewer } = useViewer()
  // A form that was open when the page was loaded again goes on.
  useEffect(() => reopenForm(viewer), [viewer])
  const request = useSyncExternalStore(formRequests.subscribe, formRequests.now)
  if (!request) return null
  return (
    <>
      {request.item === undefined && request.type === 'file' ? (
        // A file is not filled in but sent.
        <UploadDialog key={formRequests.opened()} request={request} />
      ) : (
        <FormDialog key={formRequests.opened()} request={request} />
      )}
    </>
  )
}
