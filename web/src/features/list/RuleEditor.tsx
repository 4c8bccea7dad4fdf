import {
  isWhereRule,
  operatorsOf,
  type TypeName,
  type WhereOperator,
  type WhereRule,
  whereFieldOf,
} from '@schakel/domain'
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import fieldClasses from '../../ui/Field.module.css'
import { Field } from '../../ui/Field.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import classes from './FilterBar.module.css'
import { RuleValues } from './RuleValues.tsx'
import { useOffered } from './useOffered.ts'
import { useRuleWords } from './useRuleWords.ts'

interface RuleEditorProps {
  readonly type: TypeName
  /** The rule that is changed; none for a new one. */
  readonly rule: WhereRule | undefined
  /** How far from the left it stands, pixels. */
  readonly left: number
  /** Whether the filter with this rule is not too large. */
  readonly fits: (rule: WhereRule) => boolean
  readonly onClose: () => void
  readonly onApply: (rule: WhereRule) => void
}

/** One rule: of which field, what is asked, and of which values. Enter goes on to the next of them and then applies it. */
export default function RuleEditor({ type, rule, left, fits, onClose, onApply }: RuleEditorProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const words = useWords()
  const names = useRuleWords(type)
  useReturnFocus()
  const offered = useOffered(type)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<WhereRule>(
    () =>
      rule ?? {
        field: offered[0]?.field ?? 'name',
        op: operatorsOf(offered[0]?.kind ?? 'text')[0] ?? 'is',
        values: [],
      },
  )
  const [isWrong, setWrong] = useState(false)
  const isTooMuch = isWrong && isWhereRule(type, draft) && !fits(draft)
  const known = whereFieldOf(type, draft.field)
  const operators = operatorsOf(known?.kind ?? 'text')
  const isNew = rule === undefined
  // Before it is seen: a key that is pressed at once belongs to it.
  useLayoutEffect(() => {
    const parts = form.current?.querySelectorAll<HTMLElement>('select, input')
    parts?.[isNew ? 0 : Math.min(2, parts.length - 1)]?.focus()
  }, [isNew])

  const choose = (field: string) => {
    const next = whereFieldOf(type, field)
    const first = operatorsOf(next?.kind ?? 'text')[0] ?? 'is'
    setWrong(false)
    setDraft({ field, op: first, values: [] })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhereRule(type, draft) && fits(draft)) onApply(draft)
    else setWrong(true)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      // A list of the browser takes Enter to open; here it goes on, as in a row of questions.
      event.preventDefault()
      const parts = [...(form.current?.querySelectorAll<HTMLElement>('select, input') ?? [])]
      const next = parts[parts.indexOf(event.target) + 1]
      if (next) next.focus()
      else form.current?.requestSubmit()
    }
  }
  const groups = Map.groupBy(offered, (field) => (field.field.includes('/') ? field.type : type))
  return (
    <dialog
      open
      className={classes.editor}
      style={{ '--left': `${left}px` }}
      aria-label={t(isNew ? 'addFilter' : 'changeFilter')}
      onKeyDown={keys}
    >
      <Stack as="form" ref={form} gap={3} onSubmit={submit} noValidate>
        <Field id="filter-field" label={t('whichField')}>
          <select
            id="filter-field"
            className={fieldClasses.input}
            value={draft.field}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {[...groups].map(([group, fields]) => (
              <optgroup key={group} label={words.type(group)}>
                {fields.map((field) => (
                  <option key={field.field} value={field.field}>
                    {names.bare(field)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
        <Field id="filter-operator" label={t('whichOperator')}>
          <select
            id="filter-operator"
            className={fieldClasses.input}
            value={draft.op}
            onChange={(event) => {
              const op = operators.find((name) => name === event.currentTarget.value)
              if (op) setDraft({ ...draft, op, values: valuesKept(draft, op) })
            }}
          >
            {operators.map((op) => (
              <option key={op} value={op}>
                {t(`operators.${op}`)}
              </option>
            ))}
          </select>
        </Field>
        {known && (
          <RuleValues
            // Another question has other answers.
            key={`${draft.field} ${draft.op}`}
            field={known}
            rule={draft}
            isWrong={isWrong && !isTooMuch}
            onValues={(values) => {
              setWrong(false)
              setDraft({ ...draft, values })
            }}
          />
        )}
        {isTooMuch && (
          <Text role="alert" size="xs" tone="danger">
            {t('filterTooMuch')}
          </Text>
        )}
        <Row gap={2} justify="end">
          <Button size="sm" tone="plain" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button size="sm" type="submit" tone="brand">
            {t('applyFilter')}
          </Button>
        </Row>
      </Stack>
    </dialog>
  )
}

const single: readonly WhereOperator[] = ['is', 'isNot', 'contains', 'above', 'below', 'on', 'before', 'after']

/** What was entered stays where the other question can have it as an answer. */
function valuesKept({ op, values }: WhereRule, next: WhereOperator): readonly string[] {
  const isKept = single.includes(op) && single.includes(next)
  return isKept || (op === 'lastDays' && next === 'nextDays') || (op === 'nextDays' && next === 'lastDays')
    ? values
    : []
}
