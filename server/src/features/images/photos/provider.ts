import type { PhotoSettings } from '../../../configServices.ts'
import type { KeptPhoto } from '../../../store/images/photos.ts'
import { openverse } from './openverse.ts'
import { unsplash } from './unsplash.ts'

/** A photo as a service tells of it. */
export interface ProviderPhoto extends KeptPhoto {
  /** What the service calls it. */
  readonly id: string
  readonly width: number
  readonly height: number
}

/** A service at which photos that may be used are searched (D15). */
export interface PhotoProvider {
  /** Where it and its pictures are: nothing else is ever asked. */
  readonly origins: readonly string[]
  /** What its own addresses are asked with; never sent with a picture. */
  readonly headers: Readonly<Record<string, string>>
  /** A page of what it finds, and whether there is more. Throws ServiceAway. */
  search(words: string, page: number): Promise<{ readonly photos: readonly ProviderPhoto[]; readonly hasMore: boolean }>
}

/** The service of the settings. */
export function providerOf(settings: PhotoSettings): PhotoProvider {
  return settings.source === 'unsplash' ? unsplash(settings) : openverse(settings)
}
