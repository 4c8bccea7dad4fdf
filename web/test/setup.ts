import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { loadTexts, startTexts } from '../src/texts/languageFiles.ts'
import { takeFaults } from './presses.ts'
import { PATIENCE_MS } from './until.ts'

configure({ asyncUtilTimeout: PATIENCE_MS })

// What jsdom lacks and components ask for.
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

vi.stubGlobal('ResizeObserver', QuietObserver)
vi.stubGlobal('IntersectionObserver', QuietObserver)
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('min-width'),
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
  onchange: null,
}))
// A text field that grows with its words listens for fonts.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
window.scrollTo = () => {}
// A browser answers with a promise.
Element.prototype.scrollIntoView = () => Promise.resolve()
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}

beforeAll(async () => {
  await startTexts('nl')
  await loadTexts('nl')
})

afterEach(() => {
  cleanup()
  // D6: whatever writes says so, and waits when nothing can be changed.
  expect(takeFaults()).toEqual([])
})
