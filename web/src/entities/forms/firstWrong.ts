import { ROOT } from './formState.ts'
import { inputId } from './inputId.ts'
import type { ShownTab } from './shape.ts'
import type { CheckedPart, ItemForm } from './useItemForm.ts'

/** The id of the input that asks for the parent. */
export const PARENT_INPUT = inputId(ROOT, 'parent')

/** What stands on a tab: the fields of the item, or the items that are made along with it. */
export function partsOn(form: ItemForm, tab: ShownTab): readonly CheckedPart[] {
  return form.parts.filter(({ part }) =>
    'child' in tab ? part.type === tab.child && part.id !== ROOT : part.id === ROOT,
  )
}

/** The inputs of a tab that are wrong, in its order. */
export function wrongOn(form: ItemForm, tab: ShownTab): readonly { readonly at: CheckedPart; readonly path: string }[] {
  return partsOn(form, tab).flatMap((at) =>
    at.issues
      .filter(({ path }) => 'child' in tab || tab.fields.some(({ name }) => name === path.split('.')[0]))
      .map(({ path }) => ({ at, path })),
  )
}

/** The first input that is wrong, in the order of the tabs, and the tab it stands on. */
export function firstWrong(form: ItemForm): { readonly tab: string | undefined; readonly input: string } | undefined {
  if (form.lacksParent) return { tab: form.tabs[0]?.name, input: PARENT_INPUT }
  for (const tab of form.tabs) {
    const [wrong] = wrongOn(form, tab)
    if (wrong) return { tab: tab.name, input: inputId(wrong.at.part.id, wrong.path) }
  }
  return undefined
}
