import { type ComponentProps, type CSSProperties, useId } from 'react'
import form from './Field.module.css'
import { Hint } from './layout/Hint.tsx'
import { Stack } from './layout/Stack.tsx'
import { Text } from './layout/Text.tsx'
import classes from './TextArea.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'rows'> {
  /** Above it; without one it is named by `aria-label`. */
  readonly label?: string
  readonly description?: string
  /** What is wrong with what it holds. */
  readonly error?: string | undefined
  /** As high as so many lines; then it grows with its words, up to `maxRows`. */
  readonly minRows?: number
  readonly maxRows?: number
}

/** Words of several lines. The browser lets it grow; one that cannot shows a handle to pull it by. */
export function TextArea({ label, description, error, minRows = 2, maxRows = 8, ...rest }: TextAreaProps) {
  const id = useId()
  const about = [description && `${id}-about`, error && `${id}-error`].filter(Boolean).join(' ')
  const rows: CSSProperties & Record<`--${string}`, number> = { '--rows': minRows, '--most-rows': maxRows }
  return (
    <Stack gap={1} fluid>
      {label && (
        <Text as="label" htmlFor={id} size="sm" weight="medium">
          {label}
          {rest.required && (
            <Text as="span" tone="danger" aria-hidden="true">
              {' *'}
            </Text>
          )}
        </Text>
      )}
      {description && <Hint id={`${id}-about`}>{description}</Hint>}
      <textarea
        {...rest}
        id={id}
        rows={minRows}
        className={`${form.input} ${classes.area}`}
        style={rows}
        aria-describedby={about || undefined}
        aria-invalid={error ? true : undefined}
      />
      {error && (
        <Text id={`${id}-error`} size="sm" tone="danger">
          {error}
        </Text>
      )}
    </Stack>
  )
}
