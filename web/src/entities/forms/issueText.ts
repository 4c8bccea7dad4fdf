import type { IssueCode } from '@schakel/domain'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { FormIssue } from './check.ts'

/** What a rule that the server found broken says, in the language on the screen; the server's own words where ours lack a number. */
export function useIssueText(): (code: string, message: string) => string {
  const words = useWords()
  return (code, message) => {
    if (!isIssueCode(code, words.texts.issues)) return message
    const text = words.issue({ code })
    return /\{\w+\}/.test(text) ? message : text
  }
}

/** What a broken rule says at its input. */
export function useIssueWords(): (issue: FormIssue) => string {
  const words = useWords()
  const { t } = useTranslation('forms')
  return (issue) => {
    const { code, params } = issue
    if (code === 'timeMissing') return t('timeMissing')
    return words.issue({ code, ...(params ? { params } : {}) })
  }
}

function isIssueCode(code: string, issues: Readonly<Record<IssueCode, string>>): code is IssueCode {
  return Object.hasOwn(issues, code)
}
