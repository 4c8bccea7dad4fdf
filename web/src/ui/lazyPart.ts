import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { loadScreenTexts, loadTexts, type ScreenTexts } from '../texts/languageFiles.ts'
import { firstScreen } from './firstScreen.ts'

const wordsFor = (says: ScreenTexts | undefined) => (says === undefined ? loadTexts() : loadScreenTexts(says))

const withWords = async <P extends object>(load: () => Promise<ComponentType<P>>, says?: ScreenTexts) =>
  (await Promise.all([load(), wordsFor(says)]))[0]

/** Loads a component that is drawn with Mantine, with Mantine's theme and styles around it and the words that it says. */
export async function withMantine<P extends object>(
  load: () => Promise<ComponentType<P>>,
  says?: ScreenTexts,
): Promise<ComponentType<P>> {
  const [Part, { default: MantineScope }] = await Promise.all([load(), import('./MantineScope.tsx'), wordsFor(says)])
  return (props: P) => createElement(MantineScope, null, createElement(Part, props))
}

/** What stands where the component will, until its code is there. */
interface Meanwhile {
  readonly meanwhile?: ReactNode
}

/** A component whose code comes when it is first drawn, or when what leads to it is pointed at. */
export type LazyPart<P extends object> = ComponentType<P & Meanwhile> & {
  /** Fetches the code, once; what fails here is tried again, and told, when the component is drawn. */
  readonly preload: () => void
}

/**
 * A component that comes with its code, and says only words that are there from the start. Not by React's `lazy`: what follows a
 * placeholder of `Suspense` is held back for 300 ms, also when it was there after 20. Code that does not come is an error of what draws
 * it, unless something else hears of it by `miss`.
 */
export function barePart<P extends object>(load: () => Promise<ComponentType<P>>, miss?: () => void): LazyPart<P> {
  let here: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  const fetchOnce = async () => {
    try {
      here = await load()
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  const once = () => {
    coming ??= fetchOnce()
    return coming
  }
  function Part(props: P & Meanwhile) {
    const [state, setState] = useState<{ readonly failure?: unknown }>()
    const isComing = here === undefined
    useEffect(() => {
      if (isComing) once().then(() => setState({}), miss ?? ((failure: unknown) => setState({ failure })))
    }, [isComing])
    if (here) return createElement(here, props)
    if (state && 'failure' in state) throw state.failure
    return props.meanwhile
  }
  return Object.assign(Part, { preload: () => void once().catch(() => {}) })
}

/** A component that comes with its code and the words that it says: those of a screen, else any. */
export function plainPart<P extends object>(load: () => Promise<ComponentType<P>>, says?: ScreenTexts): LazyPart<P> {
  return barePart(() => withWords(load, says))
}

/** A component that the first screen can do without: it comes, with all words, once that stands. */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  return barePart(() => firstScreen.then(() => withWords(load)))
}

/** A line that the screen can do without altogether: where it does not come, nothing stands there, and what is drawn next asks again. */
export function optionalPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const loadOrWarn = async () => {
    await firstScreen
    try {
      return await withWords(load)
    } catch (error) {
      // Once, however many of it stand on the screen.
      console.warn('A part did not come', error)
      throw error
    }
  }
  return barePart(loadOrWarn, () => {})
}

/** A component that is drawn with Mantine and comes when it is first needed; it says what its screen does, else any words. */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  says?: ScreenTexts,
): LazyPart<P> {
  return barePart(() => withMantine(async () => (await load()).default, says))
}
