import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { isComposing } from './composing.ts'

it('S2.36: a key that ends or gives up a word that is being composed is not ours, in any browser', () => {
  const taken = vi.fn()
  render(<input onKeyDown={(event) => !isComposing(event) && taken(event.key)} />)
  const field = screen.getByRole('textbox')
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  // The end of the word was told before its last key.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(taken).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(taken).toHaveBeenCalledExactlyOnceWith('Enter')
})
