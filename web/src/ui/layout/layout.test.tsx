import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Notice } from './Notice.tsx'
import { Panel } from './Panel.tsx'
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

it('S2.26: a text is a paragraph', () => {
  render(
    <Stack as="ul" gap={2}>
      <Text as="li">One</Text>
      <li>
        <Text>Two</Text>
      </li>
    </Stack>,
  )
  expect(screen.getByRole('list').tagName).toBe('UL')
  expect(screen.getByText('Two').tagName).toBe('P')
})

it('S2.26: a notice stands in a row when there is room between its parts, a panel in a stack', () => {
  render(
    <>
      <Notice tone="danger">Alone</Notice>
      <Notice tone="warning" gap={2} role="alert" />
      <Panel gap={3} aria-label="Panel" />
    </>,
  )
  expect(screen.getByText('Alone').className).toContain('ground-danger')
  expect(screen.getByText('Alone').className).not.toContain('row')
  expect(screen.getByRole('alert').className).toContain('row')
  expect(screen.getByRole('region', { name: 'Panel' }).className).toContain('stack')
})
