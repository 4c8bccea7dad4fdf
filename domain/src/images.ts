import { TRASH_DAYS } from './limits.ts'

/** The pictures an item has, by the name of their field (D15). */
export const imageKinds = ['avatar', 'banner'] as const
export type ImageKind = (typeof imageKinds)[number]

/** Width and height, pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The fixed sizes in which a picture is kept and served, smallest first (D15). A banner is three times the 114 it is high on a card. */
export const imageSizes: Readonly<Record<ImageKind, readonly [small: Size, large: Size]>> = {
  avatar: [
    { width: 64, height: 64 },
    { width: 256, height: 256 },
  ],
  banner: [
    { width: 600, height: 171 },
    { width: 1200, height: 342 },
  ],
}

/** Largest picture that may be sent, bytes (D8.10). */
export const IMAGE_MAX_BYTES = 10 * 1024 * 1024
/** Most pixels a picture may have before it is made small, millions. */
export const IMAGE_MAX_MEGAPIXELS = 40
/** How long the one who sent a picture may look at it before an item has it, minutes. */
export const IMAGE_UNPLACED_MINUTES = 60
/** How long a picture that no item has is kept, hours: an undo or a draft may bring it back for as long as the trash does (D2.5). */
export const IMAGE_UNUSED_HOURS = 24 * TRASH_DAYS

/** A point in a picture, in parts of its width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of a picture, in parts of its width and height. */
export interface Crop extends Point {
  readonly width: number
  readonly height: number
}

/** Width divided by height of a picture of a kind (D15: an avatar is square). */
export function aspectOf(kind: ImageKind): number {
  const [, { width, height }] = imageSizes[kind]
  return width / height
}

/** The hash in the address of a picture of ours, if it is one. */
export function imageHashOf(address: string): string | undefined {
  return /^\/api\/images\/([A-Za-z0-9_-]+)/.exec(address)?.[1]
}

/** The address of a picture at the smallest kept width that is still sharp at this width on any screen. */
export function sizedImage(address: string, kind: ImageKind, width: number): string {
  if (imageHashOf(address) === undefined) return address
  const [small, large] = imageSizes[kind]
  // Screens have up to two points to a pixel.
  return `${address}?size=${(small.width >= width * 2 ? small : large).width}`
}

/** Smallest side of the first crop, in parts of the largest one that fits: a face may come nearer, a banner shows all it can. */
const nearest: Readonly<Record<ImageKind, number>> = { avatar: 0.6, banner: 1 }

/**
 * The crop that a picture begins with: as large as it can be with the point in its middle, and moved aside rather than made
 * much smaller where the point lies near an edge (D15).
 */
export function cropAround(point: Point, picture: Size, kind: ImageKind): Crop {
  const aspect = aspectOf(kind)
  // As widths: one in pixels, the other by the height that goes with it.
  const most = Math.min(picture.width, picture.height * aspect)
  const across = 2 * Math.min(point.x, 1 - point.x) * picture.width
  const down = 2 * Math.min(point.y, 1 - point.y) * picture.height * aspect
  const width = Math.max(Math.min(most, across, down), most * nearest[kind])
  const size = { width: width / picture.width, height: width / aspect / picture.height }
  return { x: placed(point.x, size.width), y: placed(point.y, size.height), ...size }
}

function placed(middle: number, length: number): number {
  return Math.min(Math.max(middle - length / 2, 0), 1 - length)
}
