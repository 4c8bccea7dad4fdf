import type { ApiError } from '../../api/apiError.ts'
import { newIdempotencyKey } from '../../api/call.ts'
import { KEY_MS } from '../../api/tried.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { inputKey, ROOT } from './formState.ts'
import { useIssueText, useIssueWords } from './issueText.ts'
import type { CheckedPart, ItemForm } from './useItemForm.ts'
import { formPathOf } from './wire.ts'

/** What the form says when saving failed. */
export interface Failure {
  readonly title: string
  readonly text: string
}

/** Answers that come before the server looks at what it did under the key: not logged in, overtaken, too much at once. */
const saysNothing: readonly number[] = [401, 409, 429]

/** Where what the server refused is told: the errors of the fields at their inputs; what belongs to none is given back, for above the form. */
export function useRefusal(form: ItemForm) {
  const { t } = useTranslation('forms')
  const words = useWords()
  const errorText = useErrorText()
  const issueText = useIssueText()

  return (error: ApiError, checked: CheckedPart): Failure | undefined => {
    const placed: Record<string, string> = {}
    const loose: string[] = []
    for (const { path, code, message } of error.errors) {
      const name = path.split('.')[0] ?? ''
      const field = checked.fields.find((shown) => shown.name === name)?.field
      const text = issueText(code, message)
      if (field) placed[inputKey(checked.part.id, formPathOf(field, checked.part.values[name], path))] = text
      else if (path === 'parent' && !form.base) placed[inputKey(ROOT, 'parent')] = text
      else loose.push(path && !path.startsWith('_') ? `${words.field(checked.part.type, path)}: ${text}` : text)
    }
    const { id: part, sent } = checked.part
    // Of an earlier try whose answer was lost this says nothing: the item may be there.
    const key = sent !== undefined && saysNothing.includes(error.status) ? undefined : newIdempotencyKey()
    form.dispatch({ do: 'refused', part, key, errors: placed })
    // Something else was made under the same key, as from another tab that went on with the same draft.
    if (error.errors.some(({ path }) => path === 'idempotency-key'))
      return { title: t('maybeMade'), text: t('maybeMadeText') }
    if (loose.length > 0 || error.errors.length === 0) {
      const { title, text } = errorText(error)
      return { title: error.status === 422 ? t('refused') : title, text: loose.join(' · ') || text }
    }
    return undefined
  }
}

/**
 * Of a form that was sent so long ago that the server has forgotten under which key, nobody knows whether it arrived (D2.4): it is said
 * before it is sent, and the next press sends it as new. Answers whether it was said.
 */
export function useDoubt(form: ItemForm) {
  const { t } = useTranslation('forms')
  return (parts: readonly CheckedPart[], say: (failure: Failure) => void): boolean => {
    const old = parts.filter(({ part }) => part.sent && !part.savedId && Date.now() - (part.sentAt ?? 0) > KEY_MS)
    for (const { part } of old) form.dispatch({ do: 'refused', part: part.id, key: newIdempotencyKey(), errors: {} })
    if (old.length > 0) say({ title: t('maybeMade'), text: t('maybeMadeText') })
    return old.length > 0
  }
}

/** What each of two people filled in may break a rule together: without a word it would look saved. */
export function useMisfit(): (checked: CheckedPart) => Failure {
  const { t } = useTranslation('forms')
  const words = useWords()
  const sayIssue = useIssueWords()
  return ({ issues, part }) => ({
    title: t('notTogether'),
    text: issues.map((issue) => `${words.field(part.type, issue.path)}: ${sayIssue(issue)}`).join(' · '),
  })
}
