/** Photos found in one step, and how many steps one may go on (D15). */
export const PHOTO_PAGE = 20
export const PHOTO_PAGES_MAX = 10

/** How the name of a picture ends that has a credit, so that whoever shows it knows without asking. */
const CREDITED = '-cc'
const CREDITED_ADDRESS = new RegExp(`^/api/images/[\\w-]+${CREDITED}(\\.|$)`)

/** The name of a picture of a hash, with or without a credit. */
export function imageName(hash: string, hasCredit: boolean): string {
  return hasCredit ? `${hash}${CREDITED}` : hash
}

/** Whether a picture of ours must be shown with who made it (D15). */
export function hasCredit(address: string): boolean {
  return CREDITED_ADDRESS.test(address)
}

/** The services at which photos can be searched, by the name that a setting gives them (D15). */
export const photoSourceNames = ['openverse', 'unsplash'] as const
export type PhotoSource = (typeof photoSourceNames)[number]
export const photoSources: Readonly<Record<PhotoSource, string>> = { openverse: 'Openverse', unsplash: 'Unsplash' }
