import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { inText, useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { itemQuery } from '../items/queries.ts'
import { titleOf } from '../items/titleOf.ts'
import { useConfig } from '../viewer/config.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { draftKeyOf } from './drafts.ts'
import classes from './FormDialog.module.css'
import { FormShell } from './FormShell.tsx'
import { ItemForm } from './ItemForm.tsx'
import { closeItemForm, formRequests, type ItemFormRequest, typeOfRequest } from './openItemForm.ts'
import { useShownRef } from './useShownRef.ts'

/** The item to edit, as it is now: what the screen still shows may be older, or only a part of it. */
function useFresh(id: string | undefined) {
  return useQuery({ ...itemQuery(id ?? '', 1), enabled: id !== undefined, refetchOnMount: 'always', staleTime: 0 })
}

/** The add and edit form of a type (S2.32, S2.34). */
export default function FormDialog({ request }: { readonly request: ItemFormRequest }) {
  const { t } = useTranslation('forms')
  const { t: ofItems } = useTranslation('items')
  const words = useWords()
  const viewer = useViewer()
  const { defaultPrice } = useConfig()
  const [now] = useState(() => new Date())
  const type = typeOfRequest(request)
  const { data, error, isFetchedAfterMount, refetch } = useFresh(request.item?._id)
  const item = request.item && isFetchedAfterMount ? data : undefined
  const isReady = request.item === undefined || item !== undefined
  const given = request.item === undefined ? request.parent : undefined
  const parent = useShownRef(typeof given === 'string' ? { _id: given } : given)
  const close = useRef(closeItemForm)
  useReturnFocus(formRequests.opener())

  const world = useMemo(() => ({ viewer, defaultPrice, now }), [viewer, defaultPrice, now])
  const name = words.type(type)
  const title = request.item ? (data ? titleOf(data, words) : name) : ofItems('addTitle', inText(name))

  return (
    <FormShell
      type={type}
      title={title}
      subtitle={
        request.item
          ? data && t('editSubtitle', inText(name))
          : parent && type !== 'message' && t('under', { name: titleOf(parent, words) })
      }
      onClose={() => close.current()}
    >
      {isReady ? (
        <ItemForm
          request={request}
          type={type}
          item={item}
          isGone={isApiError(error, 404)}
          world={world}
          draftKey={draftKeyOf(viewer._id, request)}
          closing={close}
        />
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.waiting}>
          <Loading>
            {[1, 2, 3, 4].map((row) => (
              <Stack key={row} gap={2} below={5}>
                <SkeletonBar width="30%" height={10} />
                <SkeletonBar height={38} />
              </Stack>
            ))}
          </Loading>
        </div>
      )}
    </FormShell>
  )
}
