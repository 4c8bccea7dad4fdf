import { useId } from 'react'
import { Row } from './layout/Row.tsx'
import classes from './Segments.module.css'

interface SegmentsProps<T extends string> {
  /** What is chosen here, for who cannot see that it is one control. */
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** One of a few, side by side: the browser's own radio buttons, so that arrows walk through them. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  const name = useId()
  return (
    <Row role="radiogroup" aria-label={label} inline ground="sunken" corners="md" pad={1}>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            className="sk-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Row>
  )
}
