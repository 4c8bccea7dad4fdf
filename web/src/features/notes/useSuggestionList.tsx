import type { SuggestionProps } from '@tiptap/suggestion'
import { useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../texts/useTranslation.ts'
import { stillFitting } from '../../ui/findByWords.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Suggestion, SuggestionList } from '../../ui/SuggestionList.tsx'
import classes from './Note.module.css'
import type { Render, Suggested } from './suggestions.ts'

interface Open {
  readonly element: HTMLElement
  readonly props: SuggestionProps<Suggested>
  readonly active: number
}

/** The list behind a mention character: the keyboard stays in the text and walks it by the arrows (D10). */
export function useSuggestionList() {
  const id = useId()
  const [open, setOpen] = useState<Open>()
  const now = useRef<Open>(undefined)
  const show = useMemo(
    () => (next: Open | undefined) => {
      const dom = (next ?? now.current)?.props.editor.view.dom
      now.current = next
      setOpen(next)
      if (next && next.props.items.length > 0) {
        dom?.setAttribute('aria-activedescendant', `${id}-${next.active}`)
        dom?.setAttribute('aria-controls', id)
      } else {
        dom?.removeAttribute('aria-activedescendant')
        dom?.removeAttribute('aria-controls')
      }
    },
    [id],
  )
  const render = useMemo<Render>(
    () => () => {
      let unmount: (() => void) | undefined
      return {
        onStart: (props) => {
          const element = document.createElement('div')
          element.className = classes.popup ?? ''
          // A hundredth of what is seen of the page: not every browser makes it smaller for a keyboard on the screen.
          element.style.setProperty('--seen', `${(window.visualViewport?.height ?? window.innerHeight) / 100}px`)
          unmount = props.mount(element)
          show({ element, props, active: 0 })
        },
        onUpdate: (props) => {
          const held = now.current
          if (!held) return
          // The list stays while its next answer is asked for.
          const items = props.loading ? stillFitting(held.props.items, ({ name }) => name, props.query) : props.items
          show({ ...held, props: { ...props, items }, active: 0 })
        },
        onKeyDown: ({ event }) => {
          const held = now.current
          const count = held?.props.items.length ?? 0
          if (!held || count === 0) return false
          const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
          if (move !== 0) show({ ...held, active: (held.active + move + count) % count })
          else if (event.key === 'Enter' || event.key === 'Tab') {
            const item = held.props.items[held.active]
            if (item) held.props.command(item)
          } else return false
          return true
        },
        onExit: () => {
          unmount?.()
          show(undefined)
        },
      }
    },
    [show],
  )
  const list = open && createPortal(<List id={id} open={open} />, open.element)
  return { render, list: list ?? null, count: open?.props.items.length }
}

function List({ id, open: { props, active } }: { readonly id: string; readonly open: Open }) {
  const { t } = useTranslation('notes')
  if (props.items.length === 0) return null
  return (
    <SuggestionList id={id} label={t('suggestions')}>
      {props.items.map((item, index) => (
        <Suggestion
          key={item.id}
          id={`${id}-${index}`}
          isActive={index === active}
          onPick={() => props.command(item)}
          className={classOf(['stack'], {})}
        >
          <span>{item.name}</span>
          {item.detail && <Hint as="span">{item.detail}</Hint>}
        </Suggestion>
      ))}
    </SuggestionList>
  )
}
