import { ERASED_NAME } from '@schakel/domain/privacy'
import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { afterEach, expect, it } from 'vitest'
import { loadTexts, setLanguage } from '../../texts/languageFiles.ts'
import { Chips } from './chips.ts'
import { erasedExtension } from './erased.ts'

afterEach(() => setLanguage('nl'))

const shownIn = (editor: Editor) => {
  const text = editor.view.dom.cloneNode(true) as HTMLElement
  for (const hidden of text.querySelectorAll('[class*=erased]')) hidden.remove()
  return text.textContent
}

it('D6, D1.3: who was erased is called so in the language of who writes in a note, of which the text stays as it is', async () => {
  const content = `<p>Bel ${ERASED_NAME} of <strong>${ERASED_NAME}</strong> terug</p>`
  const dutch = new Editor({ extensions: [StarterKit, erasedExtension], content })
  expect(shownIn(dutch)).toBe(`Bel ${ERASED_NAME} of ${ERASED_NAME} terug`)
  dutch.destroy()
  await loadTexts('en')
  setLanguage('en')
  const english = new Editor({ extensions: [StarterKit, erasedExtension], content })
  expect(shownIn(english)).toBe('Bel Erased person of Erased person terug')
  expect(english.getHTML()).toBe(content)
  // What is typed around it moves it along.
  english.commands.insertContentAt(1, 'Nu: ')
  expect(shownIn(english)).toBe('Nu: Bel Erased person of Erased person terug')
  english.destroy()
  const chips = new Chips()
  expect(chips.view('@', 'person/1', ERASED_NAME).dom.textContent).toBe('@Erased person')
  expect(chips.action('todo/1', `Bel ${ERASED_NAME}`, (label) => label).dom.textContent).toBe('Bel Erased person')
})
