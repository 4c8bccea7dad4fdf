import { useErrorText } from './errorText.ts'
import { notifyError } from './notify.ts'

/** Says in a snackbar what went wrong and what to do next (D8.2). */
export function useFailure(): (error: unknown) => void {
  const errorText = useErrorText()
  return (error) => {
    const { title, text } = errorText(error)
    notifyError(title, text)
  }
}
