import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
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
 * Opens the menu of a card where one clicks with the right button or presses long (S2.33). Links, fields and selected text keep the
 * browser's own menu. The same menu stands behind the visible three dots, so nobody needs to know of this.
 */
export function ContextMenu({ sections, children }: ContextMenuProps) {
  const [at, setAt] = useState<Point>()
  const [isOpen, setOpen] = useState(false)
  const press = useRef<{ readonly from: Point; readonly timer: ReturnType<typeof setTimeout> }>(undefined)
  const stop = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  if (sections.length === 0) return children
  const open = (point: Point) => {
    setAt(point)
    setOpen(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the three dots, which every keyboard and reader reaches
    <div
      className={classes.place}
      onContextMenu={(event) => {
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
          <Suspense>
            <MenuDropdown sections={sections} opened={isOpen} onChange={setOpen}>
              <span className={classes.point} style={{ left: at.x, top: at.y }} />
            </MenuDropdown>
          </Suspense>,
          document.body,
        )}
    </div>
  )
}

function keepsOwnMenu(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false
  const hasSelection = (window.getSelection()?.toString() ?? '') !== ''
  return (
    hasSelection || target.closest('a, input, textarea, [contenteditable], [role="dialog"], [role="menu"]') !== null
  )
}
