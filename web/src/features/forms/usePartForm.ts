import { inputKey, type Part } from './formState.ts'
import { useIssueWords } from './issueText.ts'
import { isRecord } from './record.ts'
import type { ShownField } from './shape.ts'
import { tidy } from './tidy.ts'
import { type CheckedPart, type ItemForm, isShown } from './useItemForm.ts'

/** One item of the form as its inputs see it. */
export interface PartForm {
  readonly part: Part
  readonly fields: readonly ShownField[]
  readonly errorAt: (path: string) => string | undefined
  /** What an input may do. */
  readonly bind: (shown: ShownField) => {
    readonly onChange: (value: unknown) => void
    readonly onLeave: () => void
    readonly errorAt: (path: string) => string | undefined
    readonly onLeaveAt: (path: string) => void
  }
}

/** What the inputs of one item need of the form. */
export function usePartForm(form: ItemForm, { part, fields, issues }: CheckedPart): PartForm {
  const say = useIssueWords()
  const { state, dispatch } = form
  const errorAt = (path: string): string | undefined => {
    const refused = state.refused[inputKey(part.id, path)]
    if (refused !== undefined) return refused
    const issue = issues.find((one) => one.path === path)
    return issue && isShown(state, part.id, path) ? say(issue) : undefined
  }
  const leave = (path: string) => dispatch({ do: 'leave', part: part.id, path })
  const set = (name: string, value: unknown) => dispatch({ do: 'set', part: part.id, name, value })
  return {
    part,
    fields,
    errorAt,
    bind: ({ name, field }) => ({
      errorAt,
      onChange: (value) => set(name, value),
      onLeave() {
        leave(name)
        const value = tidy(field, part.values[name], { now: new Date() })
        if (value !== part.values[name]) set(name, value)
      },
      onLeaveAt(path) {
        leave(path)
        const inner = path.slice(name.length + 1)
        const group = part.values[name]
        const innerField = field.fields?.[inner]
        if (!innerField || !isRecord(group)) return
        const value = tidy(innerField, group[inner], { now: new Date() })
        if (value !== group[inner]) set(name, { ...group, [inner]: value })
      },
    }),
  }
}
