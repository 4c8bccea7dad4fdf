import { IconSearch } from '@tabler/icons-react'
import type { Ref } from 'react'
import form from './Field.module.css'
import { Row } from './layout/Row.tsx'
import classes from './SearchField.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** For who leads the keyboard to it. */
  readonly at?: Ref<HTMLInputElement>
  readonly onChange: (typed: string) => void
}

/** Words that narrow what is on the screen. */
export function SearchField({ label, value, at, onChange }: SearchFieldProps) {
  return (
    <Row
      as="search"
      gap={2}
      tone="muted"
      padX={3}
      outlined
      ground="surface"
      className={classes.search}
      grow
      basis={56}
      most={104}
    >
      <IconSearch size={17} aria-hidden="true" />
      <input
        ref={at}
        type="search"
        className={`${form.bare} ${classes.field}`}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Row>
  )
}
