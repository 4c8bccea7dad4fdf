import { IconDotsVertical } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from '../texts/useTranslation.ts'
import { Button, IconButton } from './Button.tsx'
import { type LazyPart, lazyPart } from './lazyPart.ts'
import type { MenuDropdownProps } from './MenuDropdown.tsx'
import type { Writes } from './writeBlocked.ts'

/** One line of a menu. */
export interface MenuEntry {
  readonly label: string
  /** Tells it from another one of the same label. */
  readonly id?: string
  readonly icon?: ReactNode
  readonly onSelect?: () => void
  /** A place of our own to go to instead. */
  readonly to?: string
  readonly tone?: 'danger'
  readonly disabled?: boolean
  /** One of several that is chosen now. */
  readonly checked?: boolean
  /** It changes something: it waits while nothing can be changed. */
  readonly writes?: Writes
  /** Other words by which the palette finds it. */
  readonly words?: string
}

/** Lines that belong together, under a heading or not. */
export interface MenuSection {
  readonly label?: string
  readonly head?: ReactNode
  readonly entries: readonly MenuEntry[]
}

interface MoreMenuProps {
  readonly sections?: readonly MenuSection[]
  /** Draws the list by itself, where its lines are much to fetch before they are asked for. */
  readonly dropdown?: LazyPart<Omit<MenuDropdownProps, 'sections'>>
  /** What the button does, for who cannot see it. */
  readonly label?: string
  /** What the button shows; three dots when left out. */
  readonly children?: ReactNode
  readonly tone?: 'brand' | 'quiet' | 'plain'
  readonly size?: 'sm' | 'md'
  readonly className?: string
  /** All of its lines change something. */
  readonly writes?: Writes
  /** The button is pointed at: what its lines open may be fetched. */
  readonly onNear?: () => void
}

const MenuDropdown = lazyPart(() => import('./MenuDropdown.tsx'))

/** It stands in the place of the button that was pressed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** A button with a menu. The menu itself is fetched when the button is first pointed at, so that a screen full of them stays light. */
export function MoreMenu({
  sections = [],
  dropdown: Own,
  label,
  children,
  tone = 'plain',
  size = 'sm',
  className,
  writes,
  onNear,
}: MoreMenuProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<'no' | 'ready' | 'open'>('no')
  const name = label ?? t('moreActions')
  const prefetch = () => {
    MenuDropdown.preload()
    onNear?.()
  }
  const look = {
    tone,
    size,
    className,
    writes,
    'aria-haspopup': 'menu',
    onPointerEnter: prefetch,
    onFocus: prefetch,
  } as const
  const target = (expanded: boolean, onClick?: () => void, ref?: Ref<HTMLButtonElement>) =>
    children ? (
      <Button {...look} aria-label={name} title={name} aria-expanded={expanded} onClick={onClick} ref={ref}>
        {children}
      </Button>
    ) : (
      <IconButton {...look} label={name} aria-expanded={expanded} onClick={onClick} ref={ref}>
        <IconDotsVertical size={18} aria-hidden="true" />
      </IconButton>
    )
  if (wanted === 'no') return target(false, () => setWanted('open'))
  // Until the list has come the button is pressed by itself, and let go of by another press; then the list takes over.
  const coming = target(true, () => setWanted('no'), takeFocus)
  const list = { opened: wanted === 'open', onChange: (on: boolean) => setWanted(on ? 'open' : 'ready') }
  const button = target(wanted === 'open')
  if (Own) {
    return (
      <Own {...list} meanwhile={coming}>
        {button}
      </Own>
    )
  }
  return (
    <MenuDropdown {...list} sections={sections} meanwhile={coming}>
      {button}
    </MenuDropdown>
  )
}
