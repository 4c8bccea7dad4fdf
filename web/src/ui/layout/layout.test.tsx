import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Row } from './Row.tsx'
import { Stack } from './Stack.tsx'
import { Text } from './Text.tsx'

it('S2.26: a part of the kit is the element it is told to be, with its attributes and without those of the look', () => {
  const submit = vi.fn()
  render(
    <Row as="form" gap={1.5} wrap tone="muted" aria-label="Form" data-own="yes" className="mine" onSubmit={submit} />,
  )
  const form = screen.getByRole('form', { name: 'Form' })
  fireEvent.submit(form)
  expect(submit).toHaveBeenCalledOnce()
  expect([...form.attributes].map(({ name }) => name).sort()).toEqual(['aria-label', 'class', 'data-own'])
  for (const name of ['row', 'gap-1-5', 'wrap', 'tone-muted', 'mine']) expect(form.className).toContain(name)
})

it('S2.26: a list is without marks, a text is a paragraph', () => {
  render(
    <Stack as="ul" gap={2}>
      <Text as="li">One</Text>
      <li>
        <Text>Two</Text>
      </li>
    </Stack>,
  )
  expect(screen.getByRole('list').className).toContain('list')
  expect(screen.getByText('Two').tagName).toBe('P')
})
