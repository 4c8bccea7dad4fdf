import type { AnyItem } from '@schakel/domain'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import type { ShownField } from '../forms/shape.ts'
import { Editor } from './editorPart.ts'
import classes from './InPlace.module.css'
import { LeftField } from './leftPart.ts'
import { hasRefused } from './refused.ts'
import type { Steps } from './useSteps.ts'

interface InPlaceProps {
  readonly item: AnyItem
  /** The field; what may not be written is only read. */
  readonly shown: ShownField | undefined
  readonly steps: Steps
  readonly children: ReactNode
}

/** A value that is edited where it stands: a click, or Enter on its pencil, begins. */
export function InPlace({ item, shown, steps, children }: InPlaceProps) {
  const { t } = useTranslation('items')
  const words = useWords()
  const blocked = useBlockedReason('now')
  const [isSaved, setSaved] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const again = shown !== undefined && !steps.isOpen(shown.name) && hasRefused(item._id, shown.name)
  const goOn = useEffectEvent(() => shown && steps.begin(shown.name))
  useEffect(() => {
    if (again) goOn()
  }, [again])
  if (!shown) return children
  const { name } = shown
  const begin = () => {
    setSaved(false)
    steps.begin(name)
  }
  if (steps.isOpen(name)) {
    return (
      <Editor
        item={item}
        shown={shown}
        meanwhile={<div aria-busy="true">{children}</div>}
        onDone={(saved, how) => {
          setSaved(saved)
          steps.end(name)
          if (how === 'key') setTimeout(() => pencil.current?.focus())
        }}
        onStep={(step) => {
          const next = steps.beside(name, step)
          if (next === undefined) return false
          steps.begin(next)
          return true
        }}
      />
    )
  }
  const click = (event: MouseEvent) => {
    const isOther = event.target instanceof Element && event.target.closest('a, button, summary') !== null
    // Who marks a text in it wants to copy it.
    if (isOther || blocked || getSelection()?.isCollapsed === false) return
    begin()
  }
  const label = words.field(item._type, name)
  const value = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pencil within has the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: the pencil within is the button
    <div className={classes.value} onClick={click} onPointerEnter={Editor.preload}>
      {children}
      {isSaved && (
        // The toast says it aloud.
        <span className={classes.saved}>
          <IconCheck size={15} stroke={2.2} aria-hidden="true" />
          <span className="sk-hidden">{t('fieldSaved', { label })}</span>
        </span>
      )}
      <IconButton
        ref={pencil}
        size="sm"
        writes="now"
        className={classes.pencil}
        label={t('editField', { label })}
        onFocus={Editor.preload}
        onClick={begin}
      >
        <IconPencil size={15} aria-hidden="true" />
      </IconButton>
    </div>
  )
  return (
    <>
      {value}
      <LeftField item={item} shown={shown} onGoOn={begin} />
    </>
  )
}
