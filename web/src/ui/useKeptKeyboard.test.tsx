import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useKeptKeyboard } from './useKeptKeyboard.ts'

function Rows() {
  const [rows, setRows] = useState(['een', 'twee', 'drie'])
  const [isOpen, setOpen] = useState(false)
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  const drop = (name: string) => setRows((before) => before.filter((row) => row !== name))
  return (
    <div>
      <button type="button" onClick={() => drop('drie')}>
        Van buiten
      </button>
      <p>Daarnaast</p>
      <div ref={keyboard}>
        <input aria-label="Bovenaan" />
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => drop(row)}>
                {row}
              </button>
            </li>
          ))}
        </ul>
        {isOpen ? (
          <input aria-label="Formulier" />
        ) : (
          <button type="button" onClick={() => setOpen(true)}>
            Openen
          </button>
        )}
      </div>
    </div>
  )
}

it('S2.26: the row behind the one that goes has the keyboard; where no row goes, the first of the part', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  await user.click(screen.getByRole('button', { name: 'twee' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'drie' })))
  await user.click(screen.getByRole('button', { name: 'Openen' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Bovenaan')))
})

it('S2.26: what makes way within a row that stays leaves the keyboard in that row', async () => {
  const user = userEvent.setup()
  function Bundles() {
    const [seen, setSeen] = useState<readonly string[]>([])
    const keyboard = useKeptKeyboard<HTMLUListElement>()
    return (
      <ul ref={keyboard}>
        {['een', 'twee', 'drie'].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            {!seen.includes(name) && (
              <button type="button" onClick={() => setSeen([...seen, name])}>
                {name} gezien
              </button>
            )}
          </li>
        ))}
      </ul>
    )
  }
  render(<Bundles />)
  screen.getByRole('button', { name: 'twee gezien' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'twee' })))
})

it('S2.26: who let go of the keyboard does not get it back when something goes', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  screen.getByRole('button', { name: 'drie' }).focus()
  await user.click(screen.getByText('Daarnaast'))
  screen.getByRole('button', { name: 'Van buiten' }).click()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'drie' })).toBeNull())
  expect(document.activeElement).toBe(document.body)
})
