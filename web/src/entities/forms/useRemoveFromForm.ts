import { useRouter } from '@tanstack/react-router'
import { useRemove } from '../items/mutations.ts'
import { closeItemForm } from './openItemForm.ts'
import type { ItemForm } from './useItemForm.ts'

/** Removes the item of an open form, and leaves its page where one stands on it (S4.14). */
export function useRemoveFromForm(form: ItemForm, name: string) {
  const router = useRouter()
  const remove = useRemove()

  function removeItem(id: string): void {
    const isHere = decodeURIComponent(router.state.location.pathname).includes(id)
    remove.mutate(
      { id, name },
      {
        onSuccess() {
          form.forgetDraft()
          closeItemForm()
          // S4.14: the page of what is gone is no place to stay.
          if (isHere) router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/' })
        },
      },
    )
  }
  return { removeItem, isRemoving: remove.isPending }
}
