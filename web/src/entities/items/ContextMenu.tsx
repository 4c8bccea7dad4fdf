import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Box } from '../../ui/layout/Box.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import type { MenuSection } from '../../ui/MoreMenu.tsx'
import classes from './ContextMenu.module.css'

const MenuDropdown = lazyPart(() => import('../../ui/MenuDropdown.tsx'))

const LONG_PRESS_MS = 550
const STILL_PX = 8

interface Point {
  readonly x: number
  readonly y: number
}

interface ContextMenuProps {
  readonly sections: readonly MenuSection[]
  readonly children: ReactNode
}

/**
 * Opens the menu of a card where one clicks with the right button, presses long, or presses the menu key or Shift+F10 with the keyboard
 * on it (S2.33). Under the pointer, links, fields and selected text keep the browser's own menu. The same menu stands behind the
 * visible three dots, so nobody needs to know of this.
 */
export function ContextMenu({ sections, children }: ContextMenuProps) {
  const [at, setAt] = useState<Point>()
  const [isOpen, setOpen] = useState(false)
  const press = useRef<{ readonly from: Point; readonly timer: ReturnType<typeof setTimeout> }>(undefined)
  const stop = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  const opener = useRef<HTMLElement>(null)
  // The browser tells of the menu key twice: as a key, and as a click of the right button.
  const isByKey = useRef(false)
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  if (sections.length === 0) return children
  const open = (point: Point) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setAt(point)
    setOpen(true)
  }
  const giveBack = () => opener.current?.focus({ preventScroll: true })
  const onChange = (isNowOpen: boolean) => {
    setOpen(isNowOpen)
    if (!isNowOpen) giveBack()
  }
  return (
    <Box
      fluid
      className={classes.place}
      onKeyDown={(event) => {
        isByKey.current = isMenuKey(event) && !isElsewhere(event.target)
        if (!isByKey.current) return
        event.preventDefault()
        const { left, bottom } = event.target instanceof Element ? event.target.getBoundingClientRect() : noPlace
        open({ x: left, y: bottom })
      }}
      onContextMenu={(event) => {
        if (isByKey.current) {
          isByKey.current = false
          event.preventDefault()
          return
        }
        if (keepsOwnMenu(event.target)) return
        event.preventDefault()
        stop()
        open({ x: event.clientX, y: event.clientY })
      }}
      onPointerDown={({ pointerType, clientX: x, clientY: y, target }) => {
        stop()
        if (pointerType !== 'touch' || keepsOwnMenu(target)) return
        press.current = { from: { x, y }, timer: setTimeout(() => open({ x, y }), LONG_PRESS_MS) }
      }}
      onPointerMove={({ clientX, clientY }) => {
        const from = press.current?.from
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop()
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
    >
      {children}
      {at &&
        createPortal(
          // Outside the card, whose place in a list is a world of its own for what is fixed.
          <MenuDropdown sections={before(sections, giveBack)} opened={isOpen} onChange={onChange}>
            <span className={classes.point} style={{ left: at.x, top: at.y }} />
          </MenuDropdown>,
          document.body,
        )}
    </Box>
  )
}

/** A dialog gives the focus back to where it found it, so it has to be there before what was chosen opens one. */
function before(sections: readonly MenuSection[], first: () => void): readonly MenuSection[] {
  return sections.map((section) => ({
    ...section,
    entries: section.entries.map(({ onSelect, ...entry }) =>
      onSelect
        ? {
            ...entry,
            onSelect: () => {
              first()
              onSelect()
            },
          }
        : entry,
    ),
  }))
}

const noPlace = { left: 0, bottom: 0 }

function isMenuKey({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey)
}

/** In a field, or in what the card opened over the page. */
function isElsewhere(target: EventTarget): boolean {
  const other = 'input:not([type="checkbox"]), textarea, [contenteditable], [role="dialog"], [role="menu"]'
  return target instanceof Element && target.closest(other) !== null
}

function keepsOwnMenu(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  const hasSelection = (window.getSelection()?.toString() ?? '') !== ''
  return (
    hasSelection || target.closest('a, input, textarea, [contenteditable], [role="dialog"], [role="menu"]') !== null
  )
}
