import { type ComponentType, lazy } from 'react'

/** Loads a part that is drawn with Mantine, its styles beside it. */
export async function withMantine<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), import('./mantineStyles.ts')])
  return part
}

/** A component that is drawn with Mantine and comes when it is first needed. */
// biome-ignore lint/suspicious/noExplicitAny: the props of the component are inferred, whatever they are
export function lazyPart<P extends ComponentType<any>>(load: () => Promise<{ default: P }>) {
  return lazy(() => withMantine(load))
}
