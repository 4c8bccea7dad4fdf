import { ROOT } from './formState.ts'
import { inputId } from './inputId.ts'
import type { ItemForm } from './useItemForm.ts'

/** The id of the input that asks for the parent. */
export const PARENT_INPUT = inputId(ROOT, 'parent')

/** The first input that is wrong, in the order of the tabs, and the tab it stands on. */
export function firstWrong(form: ItemForm): { readonly tab: string | undefined; readonly input: string } | undefined {
  if (form.lacksParent) return { tab: form.tabs[0]?.name, input: PARENT_INPUT }
  for (const tab of form.tabs) {
    for (const { part, issues } of form.parts) {
      const names =
        'child' in tab
          ? part.type === tab.child && part.id !== ROOT
            ? undefined
            : []
          : part.id === ROOT
            ? tab.fields.map(({ name }) => name)
            : []
      const issue = issues.find(({ path }) => names === undefined || names.includes(path.split('.')[0] ?? ''))
      if (issue) return { tab: tab.name, input: inputId(part.id, issue.path) }
    }
  }
  return undefined
}
