import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { TextSetting } from './TextSetting.tsx'

/** The field over what is kept, which `save` changes and others do by `elsewhere`. */
async function openField(save: (text: string) => Promise<void> = () => Promise.resolve()) {
  const user = userEvent.setup()
  const onSave = vi.fn(save)
  let change: (value: string) => void = () => undefined
  function Kept() {
    const [value, setValue] = useState('Anna de Boer')
    change = setValue
    const keep = async (text: string) => {
      await onSave(text)
      setValue(text)
    }
    return <TextSetting label="Naam" value={value} autoComplete="name" onSave={keep} />
  }
  await renderWithProviders(<Kept />)
  const field = screen.getByLabelText<HTMLInputElement>('Naam')
  return {
    field,
    saved: () => onSave.mock.calls.flat(),
    type: async (text: string) => {
      await user.clear(field)
      await user.type(field, text)
      await user.tab()
    },
    passThrough: async () => {
      await user.click(field)
      await user.tab()
    },
    elsewhere: (value: string) => act(() => change(value)),
  }
}

describe('a text that is kept when one leaves it', () => {
  it('D2.3: shows what was changed elsewhere since, and passing through it saves nothing', async () => {
    const { field, saved, type, passThrough, elsewhere } = await openField()
    await type('Anna de Vries')
    elsewhere('Anna Jansen')
    expect(field.value).toBe('Anna Jansen')
    await passThrough()
    expect(saved()).toEqual(['Anna de Vries'])
  })

  it('D2.3: one that was refused is not saved over what was changed elsewhere since', async () => {
    const { field, saved, type, passThrough, elsewhere } = await openField(() => Promise.reject(new Error('422')))
    await type('Anna de Vries')
    elsewhere('Anna Jansen')
    await passThrough()
    expect([saved(), field.value]).toEqual([['Anna de Vries'], 'Anna Jansen'])
  })

  it('D2.3: one that failed stays, and is tried again by passing through', async () => {
    const fails = [true]
    const { field, saved, type, passThrough } = await openField(async () => {
      if (fails.pop()) throw new Error('lost')
    })
    await type('Anna de Vries')
    expect(field.value).toBe('Anna de Vries')
    await passThrough()
    expect([saved(), field.value]).toEqual([['Anna de Vries', 'Anna de Vries'], 'Anna de Vries'])
  })

  it('D2.3: what is typed after it was kept is kept too', async () => {
    const { saved, type } = await openField()
    await type('Anna de Vries')
    await type('Anna Visser')
    expect(saved()).toEqual(['Anna de Vries', 'Anna Visser'])
  })
})
