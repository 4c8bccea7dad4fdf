import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { withMantine } from '../ui/lazyPart.ts'

/** A screen with its own code, fetched when a link to it is pointed at. `mantine`: those styles come with it. */
export function lazyScreen<K extends string>(
  load: () => Promise<{ readonly [name in K]: ComponentType }>,
  name: K,
  uses: 'mantine' | 'plain' = 'mantine',
) {
  return lazyRouteComponent<Record<K, ComponentType>, K>(() => (uses === 'mantine' ? withMantine(load) : load()), name)
}
