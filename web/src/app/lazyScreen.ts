import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { withMantine } from '../ui/lazyPart.ts'

/** A screen with its own code, fetched when a link to it is pointed at. `mantine`: drawn with Mantine, so that comes along. */
export function lazyScreen<K extends string>(
  load: () => Promise<{ readonly [name in K]: ComponentType }>,
  name: K,
  uses: 'mantine' | 'plain' = 'mantine',
) {
  return lazyRouteComponent(async () => {
    const part = async () => (await load())[name]
    return { default: uses === 'mantine' ? await withMantine(part) : await part() }
  })
}
