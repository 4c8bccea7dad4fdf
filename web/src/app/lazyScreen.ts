import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadScreenTexts, loadTexts, type ScreenTexts } from '../texts/languageFiles.ts'
import { withMantine } from '../ui/lazyPart.ts'
import { isServed, MissingPart } from './chunkReload.ts'

/**
 * A screen with its own code, fetched when a link to it is pointed at, and the words it says: all, or those of the file that it names.
 * `mantine`: drawn with Mantine, so that comes along; `start`: a first screen, which says what is there from the start.
 */
export function lazyScreen<K extends string>(
  load: () => Promise<{ readonly [name in K]: ComponentType }>,
  name: K,
  uses: 'mantine' | 'plain' | 'start' = 'mantine',
  says?: ScreenTexts,
) {
  return lazyRouteComponent(async () => {
    const words = () => (says === undefined ? loadTexts() : loadScreenTexts(says))
    const part = async () => (await Promise.all([load(), uses === 'start' ? undefined : words()]))[0][name]
    try {
      return { default: uses === 'mantine' ? await withMantine(part, says) : await part() }
    } catch (error) {
      // In words of our own: at those of the browser the router would reload, and without a server nothing of the page be left.
      console.warn('The code of a screen did not come', error)
      throw new MissingPart(await isServed())
    }
  })
}
