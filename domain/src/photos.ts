/** Who made a photo of elsewhere, and under which terms it may be used: shown wherever the photo is looked at closely (D15). */
export interface PhotoCredit {
  readonly title: string
  readonly creator: string
  /** As people know it, such as `CC BY 2.0`. */
  readonly licence: string
  readonly licenceUrl?: string | undefined
  /** The page of the photo itself. */
  readonly page: string
  /** By whom it was found, such as `Openverse`. */
  readonly source: string
}

/** How the name of a picture ends that has a credit, so that whoever shows it knows without asking. */
const CREDITED = '-cc'

/** The name of a picture of a hash, with or without a credit. */
export function imageName(hash: string, hasCredit: boolean): string {
  return hasCredit ? `${hash}${CREDITED}` : hash
}

/** Whether a picture of ours must be shown with who made it (D15). */
export function hasCredit(address: string): boolean {
  return /^\/api\/images\/[\w-]+-cc(\.|$)/.test(address)
}

/** The services at which photos can be searched, by the name that a setting gives them (D15). */
export const photoSources = { openverse: 'Openverse', unsplash: 'Unsplash' } as const
export type PhotoSource = keyof typeof photoSources
