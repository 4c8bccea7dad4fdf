import { type AnyItem, amountsOf, isSame, may, type Ref, type TypeName } from '@schakel/domain'
import { useMemo, useReducer, useState } from 'react'
import { newIdempotencyKey } from '../../api/call.ts'
import { baseOf } from './base.ts'
import { type Checked, check } from './check.ts'
import type { Draft } from './drafts.ts'
import { type FormState, formReducer, inputKey, type Part, ROOT, startState } from './formState.ts'
import { type FormWorld, tabsOfItem } from './itemTabs.ts'
import type { ItemFormRequest } from './openItemForm.ts'
import { needsParent, startParent, typeOfRef } from './parents.ts'
import type { Values } from './record.ts'
import { fieldsOf, type ShownField, type ShownTab } from './shape.ts'
import { fieldsOfChild, newPart, rootPart, tabsOfNew, valuesOfItem } from './startOf.ts'
import { isOverEdge, TAGS, type TagChanges, tagChanges } from './tags.ts'
import { findDraft, useDraft } from './useDraft.ts'

interface FormSetup {
  readonly request: ItemFormRequest
  readonly type: TypeName
  /** The item as read, for who edits. */
  readonly item: AnyItem | undefined
  readonly world: FormWorld
  readonly draftKey: string
  /** What is made along with it stands there from the start. */
  readonly children?: readonly TypeName[]
}

/** A part of the form with its fields and what is wrong with it. */
export interface CheckedPart extends Checked {
  readonly part: Part
  readonly tags: TagChanges
  readonly fields: readonly ShownField[]
}

function tabsFor({ type, item, world }: FormSetup, parent: Ref | undefined): readonly ShownTab[] {
  return item ? tabsOfItem(item, world) : tabsOfNew(type, typeOfRef(parent), world)
}

function freshState(setup: FormSetup): FormState {
  const { request, type, item, world } = setup
  const parent = request.item === undefined ? startParent(request, world.viewer) : undefined
  const root = rootPart(type, tabsFor(setup, parent), item, world)
  const given = request.item === undefined ? request.values : undefined
  const along = (setup.children ?? []).map((child) => newPart(child, fieldsOfChild(child, type, world).all, world))
  return startState([given ? { ...root, values: { ...root.values, ...given } } : root, ...along], parent)
}

// A field may have come to the type since the draft was written, and what was not touched in it stands as it now is.
function stateOf(setup: FormSetup, draft: Draft | undefined, fresh: FormState): FormState {
  if (!draft) return fresh
  const parent = draft.parent ?? fresh.parent
  const base = draft.base && baseOf(setup.item, draft)
  const before = base ? valuesOfItem(fieldsOf(tabsFor(setup, parent)), base) : {}
  const keptOf = (values: Values) =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => isOverEdge(name) || !isSame(value, before[name])),
    )
  const given = setup.request.item === undefined ? setup.request.values : undefined
  const parts = draft.parts.map((part) =>
    part.id === ROOT
      ? { ...part, values: { ...fresh.parts[0]?.values, ...keptOf(part.values), ...untyped(given, part) } }
      : part,
  )
  return startState(parts, parent)
}

/** What was given along just now, such as the hours that were pressed; what was typed in the draft goes first. */
function untyped(given: Values = {}, { typed = [] }: Part): Values {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !typed.includes(name)))
}

/** Everything that stands in the form of an item, and what may be done with it. */
export function useItemForm(setup: FormSetup) {
  const { type, item, world, draftKey } = setup
  const [fresh, setFresh] = useState(() => freshState(setup))
  const [found] = useState(() => findDraft(draftKey))
  const [draft, setDraft] = useState(found.draft)
  const [state, dispatch] = useReducer(formReducer, fresh, () => stateOf(setup, draft, fresh))
  // The item as it was when one began to type: others may have changed it since (D2.3).
  const [base, setBase] = useState(() => baseOf(item, draft))

  const tabs = useMemo(() => tabsFor(setup, state.parent), [setup, state.parent])
  const checkPart = (part: Part, from: AnyItem | undefined): CheckedPart => {
    const isRoot = part.id === ROOT
    const fields = isRoot ? fieldsOf(tabs) : fieldsOfChild(part.type, type, world).all
    const before = isRoot && from ? valuesOfItem(fields, from) : undefined
    const edited = before && from ? { item: from, before } : {}
    const checked = check({
      type: part.type,
      fields,
      values: part.values,
      isSuper: may(world.viewer, 'writeSuperFields'),
      now: world.now,
      ...edited,
    })
    const hasTags = fields.some(({ name }) => name === TAGS)
    const tags = tagChanges(hasTags ? before?.[TAGS] : undefined, hasTags ? part.values[TAGS] : undefined)
    return { part, fields, tags, ...checked, body: withTyped(part, checked.body, before === undefined) }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: checkPart is made of these
  const parts = useMemo(() => state.parts.map((part) => checkPart(part, base)), [state.parts, tabs, base])
  const lacksParent = !item && needsParent(type) && !state.parent
  const isDirty = !isSameForm(state, fresh)
  const keeping = useDraft(found, { parts: state.parts, parent: state.parent, item: base }, isDirty)

  return {
    type,
    world,
    state,
    dispatch,
    tabs,
    parts,
    base,
    setBase,
    checkPart,
    lacksParent,
    isDirty,
    isValid: !lacksParent && parts.every(({ issues }) => issues.length === 0),
    /** The draft that the form began with, as long as one has not begun again. */
    draft,
    forgetDraft: keeping.forget,
    keepDraft: keeping.keep,
    restart() {
      setDraft(undefined)
      setBase(item)
      dispatch({ do: 'restore', state: { parts: fresh.parts.map(withNewKey), parent: fresh.parent } })
    },
    /** Begins again with the item as somebody else left it; what is entered along with it is nobody else's, and stays. */
    takeOver(current: AnyItem) {
      const next = freshState({ ...setup, item: current })
      const root = next.parts.slice(0, 1).map(withNewKey)
      setDraft(undefined)
      setFresh(next)
      setBase(current)
      dispatch({ do: 'restore', state: { parts: [...root, ...state.parts.slice(1)], parent: next.parent } })
    },
    /** Puts the new item somewhere else; the roles there may be others. */
    chooseParent(parent: Ref | undefined) {
      dispatch({ do: 'parent', parent })
      const role = fieldsOf(tabsFor(setup, parent)).find(({ name }) => name === '$role')?.field
      if (!role) return
      const held = state.parts[0]?.values.$role
      const value = typeof held === 'string' && role.options?.includes(held) ? held : role.default
      dispatch({ do: 'set', part: ROOT, name: '$role', value })
    },
    addChild(child: TypeName): Part {
      const part = newPart(child, fieldsOfChild(child, type, world).all, world)
      dispatch({ do: 'add', part })
      return part
    },
  }
}

export type ItemForm = ReturnType<typeof useItemForm>

function withNewKey(part: Part): Part {
  return { ...part, key: newIdempotencyKey() }
}

function isSameForm(state: FormState, fresh: FormState): boolean {
  return (
    state.parts.length === fresh.parts.length &&
    state.parent?._id === fresh.parent?._id &&
    state.parts.every((part, index) => part.savedId === undefined && isSame(part.values, fresh.parts[index]?.values))
  )
}

/** Whether an input says what is wrong with it: it was left, saving was tried, or the server refused it. */
export function isShown(state: FormState, part: string, path: string): boolean {
  return state.tried || state.left.has(inputKey(part, path)) || Object.hasOwn(state.refused, inputKey(part, path))
}

/** D22.3: a default that nobody touched is not sent, and one that was typed as it stood is said to be. */
function withTyped({ type, typed = [] }: Part, body: Values, isNew: boolean): Values {
  const amounts = amountsOf(type)
  if (isNew)
    return Object.fromEntries(Object.entries(body).filter(([name]) => !amounts.includes(name) || typed.includes(name)))
  const entered = amounts.filter((name) => typed.includes(name))
  return entered.length > 0 ? { ...body, _entered: entered } : body
}
