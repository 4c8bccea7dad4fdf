import { TextInput, type TextInputProps } from '@mantine/core'
import { useLayoutEffect, useRef, useState } from 'react'

interface TypedFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** What is read while one is elsewhere. */
  readonly shown: string
  /** What stands there to be typed over. */
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

/** An input that is typed in one way and read in another, such as an amount: `1234` and `€ 1.234`. What is typed is not touched until one leaves. */
export function TypedField({ shown, typed, onType, onLeave, ...rest }: TypedFieldProps) {
  const [text, setText] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState(0)

  useLayoutEffect(() => {
    // Changing what stands there loses the selection that the keyboard made on its way in.
    if (entered > 0) input.current?.select()
  }, [entered])

  return (
    <TextInput
      {...rest}
      ref={input}
      value={text ?? shown}
      onFocus={() => {
        if (typed === shown) return
        setText(typed)
        setEntered(entered + 1)
      }}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onType(event.currentTarget.value)
      }}
      onBlur={() => {
        setText(undefined)
        onLeave()
      }}
    />
  )
}
