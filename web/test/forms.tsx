import type { ViewerKind } from '@schakel/domain'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach } from 'vitest'
import { FormHost } from '../src/app/layouts/FormHost.tsx'
import { closeItemForm, type ItemFormRequest, openItemForm } from '../src/entities/forms/openItemForm.ts'
import { connectNotices, type Notice } from '../src/ui/notify.ts'
import { renderWithProviders } from './renderWithProviders.tsx'
import { stubServer } from './stubServer.ts'

/** The snackbars of this test. */
export const notices: Notice[] = []

/** Each test begins without drafts, snackbars or an open form. */
export function freshForms(): void {
  beforeEach(() => {
    localStorage.clear()
    notices.length = 0
    connectNotices((notice) => notices.push(notice))
    closeItemForm()
  })
}

/** Opens a form as somebody of a kind, and answers how to type in it. */
export async function open(request: ItemFormRequest, kind: ViewerKind = 'staff') {
  const shown = await renderWithProviders(<FormHost />, { kind })
  openItemForm(request)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findAllByRole('textbox')
  return { ...shown, user: userEvent.setup(), dialog }
}

/** A server that makes items and numbers them per type, unless it answers otherwise. */
export function makingServer(answer?: (body: { item: { _type: string; name: string } }) => Response | undefined) {
  const counts: Record<string, number> = {}
  return stubServer({
    '/api/space/save': (body) => {
      const refused = answer?.(body)
      if (refused) return refused
      const type: string = body.item._type
      counts[type] = (counts[type] ?? 0) + 1
      return { _id: `${type}/0${counts[type]}`, _version: 1 }
    },
    '/api/space/edge/*': () => ({ _id: 'person/01', _version: 1 }),
    '/api/space/update/*': () => ({ _id: 'lead/01', _version: 2 }),
  })
}

/** What the server was asked to make. */
export function saves(server: ReturnType<typeof stubServer>) {
  return server.received.filter(({ path }) => path === '/api/space/save')
}

/** The button that saves the form. */
export function submit(name = 'Toevoegen'): HTMLElement {
  return screen.getByRole('button', { name })
}

/** What stands in an input. */
export function valueIn(input: HTMLElement): string {
  const isInput = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
  return isInput ? input.value.replace(/\s/g, ' ') : ''
}
