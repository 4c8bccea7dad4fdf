import { act, screen, within } from '@testing-library/react'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useMemo } from 'react'
import { expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { Chips } from './chips.ts'
import { mentionOf, noteKit } from './noteNodes.ts'
import { suggestionsFor } from './suggestions.ts'
import { useSuggestionList } from './useSuggestionList.tsx'

const people = [
  { _id: 'user/01bas', name: 'Bas Schenkkan' },
  { _id: 'user/02femke', name: 'Femke Soeplepel' },
]

/** A note in which the editor itself types: a press elsewhere would close the list. */
function Note({ onEditor }: { readonly onEditor: (editor: Editor) => void }) {
  const { render, list } = useSuggestionList()
  const extensions = useMemo(() => {
    const suggestions = suggestionsFor('dossier/1', () => undefined, render)
    return [noteKit, mentionOf(new Chips(), { suggestions: [...suggestions] })]
  }, [render])
  const editor = useEditor({ extensions, onCreate: ({ editor }) => onEditor(editor) })
  return (
    <>
      <EditorContent editor={editor} />
      {list}
    </>
  )
}

it('D10: the list behind an @ stays while one types on, and offers who still fits', async () => {
  stubServer({ '/api/mentions/list': ({ q }) => (q === '' ? people : new Promise(() => undefined)) })
  const created = Promise.withResolvers<Editor>()
  await renderWithProviders(<Note onEditor={created.resolve} />, { kind: 'staff' })
  const editor = await created.promise
  await act(async () => editor.commands.insertContent('@'))
  expect(within(await screen.findByRole('listbox')).getAllByRole('option')).toHaveLength(2)
  await act(async () => editor.commands.insertContent('femke'))
  const [only, ...others] = within(screen.getByRole('listbox')).getAllByRole('option')
  expect([only?.textContent, others.length]).toEqual(['Femke Soeplepel', 0])
})
