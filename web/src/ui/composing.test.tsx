import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useEffectEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { isComposing } from './composing.ts'

function Field({ onTaken }: { readonly onTaken: (key: string) => void }) {
  return <input onKeyDown={(event) => !isComposing(event) && onTaken(event.key)} />
}

/** Hears keys from the page itself, wherever they are pressed. */
function Page({ onTaken }: { readonly onTaken: (key: string) => void }) {
  const take = useEffectEvent(onTaken)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => !isComposing(event) && take(event.key)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return <input />
}

it.each([
  ['a field', Field],
  ['the page', Page],
])('S2.36: a key that ends or gives up a word that is being composed is not for %s, in any browser', (_, Hearer) => {
  const taken = vi.fn()
  render(<Hearer onTaken={taken} />)
  const field = screen.getByRole('textbox')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  // The end of the word was told before its last key.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(taken).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(taken).toHaveBeenCalledExactlyOnceWith('Enter')
})
