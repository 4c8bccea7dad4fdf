import type { Dispatch } from 'react'
import { type FormAction, inputKey, type Part } from './formState.ts'
import { useIssueWords } from './issueText.ts'
import type { ShownField } from './shape.ts'
import { type CheckedPart, type ItemForm, isShown } from './useItemForm.ts'

/** What is wrong, by path. */
export type Errors = Readonly<Record<string, string>>

/** One item of the form as its inputs see it. */
export interface PartForm {
  readonly part: Part
  readonly fields: readonly ShownField[]
  readonly dispatch: Dispatch<FormAction>
  /** What a field and the inputs inside it have to say, by path; empty when all is well. */
  readonly errorsOf: (name: string) => Errors
}

/** What the inputs of one item need of the form. */
export function usePartForm(form: ItemForm, { part, fields, issues }: CheckedPart): PartForm {
  const say = useIssueWords()
  const { state, dispatch } = form
  const isInside = (path: string, name: string) => path === name || path.startsWith(`${name}.`)
  return {
    part,
    fields,
    dispatch,
    errorsOf(name) {
      const found: Record<string, string> = {}
      for (const issue of issues) {
        if (isInside(issue.path, name) && isShown(state, part.id, issue.path)) found[issue.path] = say(issue)
      }
      const prefix = inputKey(part.id, '')
      for (const [key, text] of Object.entries(state.refused)) {
        const path = key.slice(prefix.length)
        if (key.startsWith(prefix) && isInside(path, name)) found[path] = text
      }
      return found
    },
  }
}
