import { Autocomplete } from '@mantine/core'
import type { TypeName } from '@schakel/domain'
import { useState } from 'react'
import { useTerm } from '../../../ui/useTerm.ts'
import { usePicks } from '../../links/usePicks.ts'
import { type InputProps, inputText, shared } from './inputProps.ts'

interface SuggestFieldProps extends InputProps {
  /** What is looked among. */
  readonly from: TypeName
}

/** A name that is typed, with the names of what is there to pick from (S5.1); another name is as good. */
export function SuggestField(props: SuggestFieldProps) {
  const { from, value, onChange, onLeave } = props
  // What stands there already is looked for by nobody.
  const [typed, setTyped] = useState('')
  const { items } = usePicks([from], useTerm(typed))
  const names = [...new Set(items.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])))]
  return (
    <Autocomplete
      {...shared(props)}
      data={names}
      // The server has searched already, and forgives more than we would.
      filter={({ options }) => options}
      value={inputText(value)}
      onChange={(text) => {
        setTyped(text)
        onChange(text)
      }}
      onOptionSubmit={() => setTyped('')}
      onBlur={onLeave}
    />
  )
}
