import { isObject, isSame, type TypeName } from '@schakel/domain'
import { type Dispatch, memo } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { afterPress } from '../../ui/afterPress.ts'
import { FieldInput } from './FieldInput.tsx'
import type { FormAction } from './formState.ts'
import { inputId } from './inputId.ts'
import type { ShownField } from './shape.ts'
import { TAGS } from './tags.ts'
import { tidy } from './tidy.ts'
import { useCompletion } from './useCompletion.ts'
import type { Errors } from './usePartForm.ts'

interface FieldCellProps {
  readonly part: string
  readonly type: TypeName
  readonly shown: ShownField
  readonly value: unknown
  readonly errors: Errors
  readonly isFirst: boolean
  /** What was filled in by what stands here, for who cannot see it happen. */
  readonly filled: string
  readonly dispatch: Dispatch<FormAction>
}

/** The input of one field, tied to the form. Drawn again only when something of its own changes: a form may hold a hundred. */
export const FieldCell = memo(
  function FieldCell({ part, type, shown, value, errors, isFirst, filled, dispatch }: FieldCellProps) {
    const words = useWords()
    const { t } = useTranslation('forms')
    const { name, field } = shown
    const set = (next: unknown) => dispatch({ do: 'set', part, name, value: next })
    const complete = useCompletion(part, field, dispatch)
    const leave = (path: string) => afterPress(() => dispatch({ do: 'leave', part, path }))
    return (
      <>
        <FieldInput
          id={inputId(part, name)}
          type={type}
          path={name}
          field={field}
          label={name === TAGS ? words.edge('TAGS') : words.field(type, name)}
          value={value}
          error={errors[name]}
          errorAt={(path) => errors[path]}
          isFirst={isFirst}
          onChange={set}
          onLeave={() => {
            leave(name)
            const next = tidy(field, value, { now: new Date() })
            if (next !== value) set(next)
            complete(next)
          }}
          onLeaveAt={(path) => {
            leave(path)
            const inner = path.slice(name.length + 1)
            const part = field.fields?.[inner]
            if (!part || !isObject(value)) return
            const next = tidy(part, value[inner], { now: new Date() })
            if (next !== value[inner]) set({ ...value, [inner]: next })
            complete({ ...value, [inner]: next })
          }}
        />
        {field.completes && (
          <p className="sk-hidden" role="status">
            {filled && t('completed', { what: filled })}
          </p>
        )}
      </>
    )
  },
  (before, after) =>
    before.part === after.part &&
    before.shown === after.shown &&
    before.value === after.value &&
    before.isFirst === after.isFirst &&
    before.filled === after.filled &&
    isSame(before.errors, after.errors),
)
