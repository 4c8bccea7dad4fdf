import { type ComponentType, createElement, lazy } from 'react'
import { loadTexts } from '../texts/i18n.ts'

/** Loads a component that is drawn with Mantine, with Mantine's theme and styles around it and the words that it says. */
export async function withMantine<P extends object>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const [Part, { default: MantineScope }] = await Promise.all([load(), import('./MantineScope.tsx'), loadTexts()])
  return (props: P) => createElement(MantineScope, null, createElement(Part, props))
}

/** A component that is drawn with Mantine and comes when it is first needed. */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(async () => ({ default: await withMantine(async () => (await load()).default) }))
}
