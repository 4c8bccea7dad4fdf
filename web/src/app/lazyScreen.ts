import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ApiError } from '../api/apiError.ts'
import { withMantine } from '../ui/lazyPart.ts'

/** A screen with its own code, fetched when a link to it is pointed at. `mantine`: drawn with Mantine, so that comes along. */
export function lazyScreen<K extends string>(
  load: () => Promise<{ readonly [name in K]: ComponentType }>,
  name: K,
  uses: 'mantine' | 'plain' = 'mantine',
) {
  return lazyRouteComponent(async () => {
    const part = async () => (await load())[name]
    try {
      return { default: uses === 'mantine' ? await withMantine(part) : await part() }
    } catch (error) {
      // In words of our own: at those of the browser the router would reload, and without a server nothing of the page be left.
      console.warn('The code of a screen did not come', error)
      throw new ApiError(0, { title: 'offline' })
    }
  })
}
