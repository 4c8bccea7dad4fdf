import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { setLettersOn } from './lettersSetting.ts'
import { commandSets, type ScreenCommand, useScreenCommands } from './screenCommands.ts'

function Offers({ commands }: { readonly commands: readonly ScreenCommand[] }) {
  useScreenCommands(commands)
  return null
}
const done: string[] = []
const command = (label: string, keys: readonly string[], answer?: false): ScreenCommand => ({
  label,
  keys,
  run(key) {
    done.push(`${label} ${key}`)
    return answer
  },
})

afterEach(() => {
  done.length = 0
  setLettersOn(true)
})

describe('commands of the screen', () => {
  it('S2.21: what came last has its keys first, and one with nothing to do lets another have them', async () => {
    const { rerender } = render(
      <>
        <Offers commands={[command('list', ['j', 'ArrowDown', 'Mod+a'])]} />
        <Offers commands={[command('peek', ['j'])]} />
      </>,
    )
    await userEvent.keyboard('j{ArrowDown}{Control>}a{/Control}')
    expect(done).toEqual(['peek j', 'list ArrowDown', 'list Mod+a'])
    rerender(
      <>
        <Offers commands={[command('list', ['j'])]} />
        <Offers commands={[command('peek', ['j'], false)]} />
      </>,
    )
    done.length = 0
    await userEvent.keyboard('j')
    expect(done).toEqual(['peek j', 'list j'])
  })

  it('S2.21: keys are heard as soon as what offers them stands on the screen', async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    // As a browser draws it: the page is there before what follows the drawing.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
    onTestFinished(() => {
      root.unmount()
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    })
    const drawn = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }))
        resolve()
      }).observe(document.body, { childList: true, subtree: true })
    })
    root.render(
      <p>
        <Offers commands={[command('list', ['j'])]} />
      </p>,
    )
    await drawn
    expect(done).toEqual(['list j'])
  })

  it('S2.21: two letters after one another are heard before the second alone; nothing is heard of what is gone', async () => {
    const { unmount } = render(<Offers commands={[command('go', ['g s']), command('status', ['s'])]} />)
    await userEvent.keyboard('sgsgxs')
    expect(done).toEqual(['status s', 'go g s', 'status s'])
    unmount()
    expect(commandSets()).toEqual([])
    await userEvent.keyboard('s')
    expect(done).toHaveLength(3)
  })

  it('S2.21: no key is heard while one types, composes a word, is in a dialog or in a menu', async () => {
    render(
      <>
        <Offers commands={[command('edit', ['e']), { ...command('palette', ['Mod+k']), isAlways: true }]} />
        <input aria-label="veld" />
        <div role="menu">
          <button type="button">regel</button>
        </div>
      </>,
    )
    const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    const [field, line] = [document.querySelector('input'), document.querySelector('[role=menu] button')]
    if (!field || !line) throw new Error('Not drawn')
    press(field, 'e')
    press(line, 'e')
    press(document.body, 'e', { isComposing: true })
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    document.body.append(dialog)
    press(document.body, 'e')
    dialog.remove()
    expect(done).toEqual([])
    press(field, 'k', { ctrlKey: true })
    press(document.body, 'e')
    expect(done).toEqual(['palette Mod+k', 'edit e'])
  })

  it('S2.21: redo is not undo, and a key that is held does its command once', () => {
    render(<Offers commands={[command('undo', ['Mod+z']), command('list', ['j'])]} />)
    const press = (key: string, more: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
    press('Z', { ctrlKey: true, shiftKey: true })
    expect(done).toEqual([])
    press('z', { ctrlKey: true })
    expect(press('z', { ctrlKey: true, repeat: true }), 'the browser does nothing by it either').toBe(false)
    press('Z', { ctrlKey: true })
    press('j')
    press('j', { repeat: true })
    expect(done).toEqual(['undo Mod+z', 'undo Mod+z', 'list j', 'list j'])
  })

  it('S2.21: letters that are turned off are not heard, other keys are (WCAG 2.1.4)', async () => {
    render(<Offers commands={[command('any', ['e', 'g d', '/', 'Enter', 'Mod+k'])]} />)
    setLettersOn(false)
    await userEvent.keyboard('egd/{Enter}{Control>}k{/Control}')
    expect(done).toEqual(['any Enter', 'any Mod+k'])
  })
})
