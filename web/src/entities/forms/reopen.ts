import { isObject, isTypeName } from '@schakel/domain'
import { type ItemFormRequest, openItemForm } from './openItemForm.ts'

// Of this tab alone, and gone with it; what was typed is in the draft.
const KEY = 'schakel.form'

/** Remembers which form is open while the page is loaded again. */
export function rememberForm(viewer: string, request: ItemFormRequest): void {
  const { onSaved, ...rest } = request
  const about = rest.item ? { ...rest, item: { _id: rest.item._id, _type: rest.item._type } } : rest
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ viewer, path: location.pathname, request: about }))
  } catch (error) {
    console.warn('The open form could not be remembered', error)
  }
}

/** Opens again the form that was open when the page was loaded anew, for the same person and on the same page (S5.2, D1.2). */
export function reopenForm(viewer: string): void {
  const found = takeRemembered()
  if (found?.viewer === viewer && withoutLocale(found.path) === withoutLocale(location.pathname)) {
    openItemForm(found.request)
  }
}

function takeRemembered() {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    return isRemembered(found) ? found : undefined
  } catch (error) {
    console.warn('The open form could not be found again', error)
    return undefined
  }
}

interface Remembered {
  readonly viewer: string
  readonly path: string
  readonly request: ItemFormRequest
}

function isRemembered(value: unknown): value is Remembered {
  return isObject(value) && typeof value.path === 'string' && isObject(value.request) && isRequest(value.request)
}

function isRequest({ type, item }: Readonly<Record<string, unknown>>): boolean {
  return isObject(item) ? typeof item._id === 'string' : typeof type === 'string' && isTypeName(type)
}

// A change of language is a load of the same page under another prefix.
function withoutLocale(path: string): string {
  return path.replace(/^\/en(?=\/|$)/, '') || '/'
}
