import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './Button.module.css'
import { useWriteBlocked, type Writes } from './writeBlocked.ts'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: 'brand' | 'quiet' | 'plain' | 'danger'
  readonly size?: 'sm' | 'md'
  readonly icon?: ReactNode
  /** Busy: it keeps its place and width, shows a turning mark and takes no clicks. */
  readonly busy?: boolean
  /** It waits for something else that is under way: it keeps its place and the keyboard, and takes no clicks. */
  readonly waits?: boolean | undefined
  /** It changes something: it waits while nothing can be changed, and says why. */
  readonly writes?: Writes | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button of the first screens. Screens that are loaded later may use Mantine's; both look alike. */
export function Button({
  tone = 'quiet',
  size = 'md',
  icon,
  busy = false,
  waits = false,
  children,
  className,
  type = 'button',
  writes,
  ...rest
}: ButtonProps) {
  const writeBlocked = useWriteBlocked(writes)
  return (
    <button
      type={type}
      className={[classes.button, className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || waits || rest['aria-disabled']}
      {...rest}
      onClick={busy || waits ? (event) => event.preventDefault() : rest.onClick}
      {...writeBlocked}
    >
      {icon}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** What it does, for who cannot see the icon. */
  readonly label: string
  readonly children: ReactNode
}

/** A button that is only an icon. */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <Button
      tone="plain"
      {...rest}
      className={[classes.icon, className].filter(Boolean).join(' ')}
      data-icon-only
      aria-label={label}
      title={rest.title ?? label}
    >
      {children}
    </Button>
  )
}

/** The look of a button, for a link that reads as one. */
export function buttonLook(tone: NonNullable<ButtonProps['tone']> = 'quiet', size: 'sm' | 'md' = 'md') {
  return { className: classes.button, 'data-tone': tone, 'data-size': size }
}
