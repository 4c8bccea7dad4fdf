/** The code of the form; apart, so that a button can have it fetched before it is pressed. */
export const loadFormDialog = () => import('./FormDialog.tsx')

/** Fetches the form while one still points at the button that opens it; a failure shows when it is opened. */
export function prefetchItemForm(): void {
  loadFormDialog().catch(() => undefined)
}
