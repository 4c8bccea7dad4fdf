import { type AnyItem, completeAddress, filledParts } from '@schakel/domain'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useScreenCommands } from '../../ui/screenCommands.ts'
import { useAskBeforeUnload } from '../../ui/useAskBeforeUnload.ts'
import { ConflictDialog } from '../forms/ConflictDialog.tsx'
import { FieldCell } from '../forms/FieldCell.tsx'
import { type FormAction, filledWords } from '../forms/formState.ts'
import { focusInto, inputId } from '../forms/inputId.ts'
import type { ShownField } from '../forms/shape.ts'
import classes from './InPlace.module.css'
import { keysOf } from './inPlaceKeys.ts'
import { useFieldEdit } from './useFieldEdit.ts'
import { useGoOn } from './useGoOn.ts'

/** How one left: by the keyboard, which then goes back to where the value stands; by going on; or by pressing something else. */
export type Leaving = 'key' | 'step' | 'away'

export interface InPlaceEditorProps {
  readonly item: AnyItem
  readonly shown: ShownField
  /** It is closed: what was typed is saved, was as it stood, or is taken back. */
  readonly onDone: (isSaved: boolean, how: Leaving) => void
  /** Tab goes on; false where there is nothing to go on to. */
  readonly onStep: (step: 1 | -1) => boolean
}

const PART = 'here'
const manyLines: readonly string[] = ['longText', 'richText']
/** Inputs of several parts, each with a name of its own. */
const inParts: readonly string[] = ['object', 'repeat']

/** The input of one field where its value stands: it opens with what was left in it. */
export default function InPlaceEditor({
  meanwhile,
  ...props
}: InPlaceEditorProps & { readonly meanwhile?: ReactNode }) {
  return useGoOn(props.item, props.shown) ? <OpenEditor {...props} /> : meanwhile
}

/** Enter and leaving save, Tab goes on to the next, Escape takes back. */
function OpenEditor({ item, shown, onDone: tellDone, onStep }: InPlaceEditorProps) {
  const edit = useFieldEdit(item, shown)
  const place = useRef<HTMLDivElement>(null)
  const isFocused = useRef(false)
  const isOver = useRef(false)
  const onDone: typeof tellDone = (isSaved, how) => {
    isOver.current = true
    tellDone(isSaved, how)
  }
  const latest = useRef({ edit, onDone })
  latest.current = { edit, onDone }
  useAskBeforeUnload(edit.isDirty)
  const isLines = manyLines.includes(shown.field.kind)

  const toInput = () => {
    const input = document.getElementById(inputId(PART, shown.name))
    focusInto(input)
    return input
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    const input = toInput()
    if (input instanceof HTMLInputElement) input.select()
  }, [shown.name])

  // Taken away with something typed in it, as when its row goes out of view: that is leaving, and saves.
  useEffect(
    () => () => {
      const { edit: now } = latest.current
      if (!isOver.current && now.isDirty && !now.isBusy && !now.conflict) void now.commit()
    },
    [],
  )

  const finish = async (how: Leaving, saving = edit.commit()) => {
    const wasTyped = edit.isDirty
    if (await saving) onDone(wasTyped, how)
  }
  // The keyboard may be on its way to a calendar that belongs to it.
  const left = () => {
    isFocused.current = false
    setTimeout(() => {
      const { edit: now, onDone: done } = latest.current
      if (isFocused.current || now.conflict || now.isBusy || !place.current) return
      const wasTyped = now.isDirty
      void now.commit().then((isDone) => isDone && done(wasTyped, 'away'))
    })
  }
  const takeBack = () => {
    edit.takeBack()
    onDone(false, 'key')
  }
  useEscapeFromAround(place, takeBack)
  const keys = keysOf(place, isLines, {
    onBack: takeBack,
    onSave: () => void finish('key'),
    onStep,
  })
  const { act, filled } = useActs(latest)
  // Name and address of a business are fields of their own, and not here: its register is asked for nothing.
  const { completes, ...plain } = shown.field
  const asked = completes === 'company' ? { ...shown, field: plain } : shown
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the inputs within have the keyboard; here their keys are heard
    <div
      ref={place}
      className={classes.editor}
      data-writes="now"
      data-bare={!inParts.includes(shown.field.kind) || undefined}
      aria-busy={edit.isBusy || undefined}
      onFocus={() => {
        isFocused.current = true
      }}
      onBlur={left}
      onKeyDown={keys}
    >
      <FieldCell
        part={PART}
        type={item._type}
        shown={asked}
        value={edit.value}
        errors={edit.errors}
        isFirst
        filled={filled}
        dispatch={act}
      />
      {edit.conflict && (
        <ConflictDialog
          type={item._type}
          conflict={edit.conflict}
          values={{ [shown.name]: edit.value }}
          onResolve={(values) => void finish('key', edit.resolve(values))}
          onClose={() => {
            edit.closeConflict()
            // The dialog goes first, and with it what had the keyboard.
            setTimeout(toInput)
          }}
        />
      )}
    </div>
  )
}

/** What its input does to the value, and what was filled in by that. */
function useActs(latest: RefObject<{ readonly edit: ReturnType<typeof useFieldEdit> }>) {
  const [filled, setFilled] = useState('')
  const act = useRef((action: FormAction) => {
    const { edit: now } = latest.current
    if (action.do === 'set') now.type(action.value)
    if (action.do !== 'complete') return
    const { address, filled: before } = action.found
    const next = completeAddress(now.value, address, before)
    setFilled(filledWords({ address: filledParts(now.value, next, address) }))
    now.type(next)
  })
  return { act: act.current, filled }
}

/** Escape takes back as well where what lies around the input has the keyboard: refused after one pressed elsewhere, it would stay. */
function useEscapeFromAround(place: RefObject<HTMLElement | null>, takeBack: () => void): void {
  const { t } = useTranslation('items')
  useScreenCommands([
    {
      label: t('fieldTakeBack'),
      keys: ['Escape'],
      isKeysOnly: true,
      run: () => (document.activeElement?.contains(place.current) === true ? takeBack() : false),
    },
  ])
}
