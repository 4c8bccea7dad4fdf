import {
  aspectOf,
  type Crop,
  cropAround,
  IMAGE_MAX_MEGAPIXELS,
  type ImageKind,
  Invalid,
  imageSizes,
  type Point,
  type Size,
} from '@schakel/domain'
import sharp, { type OutputInfo, type Sharp } from 'sharp'

/** Longest that one step may take, seconds. */
const STEP_SECONDS = 10
/** Longest side at which the eye's point is looked for, pixels. */
const GLANCE = 320
const QUALITY = 82

// Memory is bounded by how many pictures are worked on, not kept for later ones.
sharp.cache(false)
sharp.concurrency(1)
// Of all that the library can read these three alone are reachable, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] })

/** What a sent picture is, after a look at all of it. */
export interface Look extends Size {
  /** What draws the eye. */
  readonly focus: Point
}

/** One of the sizes of a picture, ready to be kept. */
export interface Rendering extends Size {
  readonly webp: Buffer
}

/** Reads a picture through to its end; throws Invalid when it is of another kind, too large to be unpacked, cut off or damaged (D15). */
export async function lookAt(bytes: Buffer): Promise<Look> {
  if (!isPicture(bytes)) throw Invalid.of('file', 'imageType')
  const { width, height, autoOrient } = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > IMAGE_MAX_MEGAPIXELS * 1e6) {
    throw Invalid.of('file', 'imagePixels', { max: IMAGE_MAX_MEGAPIXELS })
  }
  const { data, info } = await readable(() =>
    opened(bytes)
      .resize({ width: GLANCE, height: GLANCE, fit: 'inside' })
      .flatten({ background: '#808080' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  return { ...autoOrient, focus: await focusIn(data, info) }
}

/** Cuts a picture, makes it small and writes it anew in every size of its kind: nothing but its pixels is left (D15). */
export async function render(bytes: Buffer, look: Look, kind: ImageKind, crop?: Crop): Promise<Rendering[]> {
  const part = inPixels(crop ?? cropAround(look.focus, look, kind), look, aspectOf(kind))
  const [, { width, height }] = imageSizes[kind]
  const { data, info } = await readable(() =>
    opened(bytes)
      .extract(part)
      .resize({ width, height, fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    imageSizes[kind].map(async (size) => ({
      ...size,
      webp: await sharp(data, { raw })
        .resize({ ...size, fit: 'fill' })
        .webp({ quality: QUALITY })
        .timeout({ seconds: STEP_SECONDS })
        .toBuffer(),
    })),
  )
}

/** Draws a picture anew as a JPEG no larger than a square of this side. Throws Invalid as `lookAt` does (D15). */
export async function redraw(bytes: Buffer, side: number): Promise<Buffer> {
  if (!isPicture(bytes)) throw Invalid.of('file', 'imageType')
  return readable(() =>
    opened(bytes)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88 })
      .toBuffer(),
  )
}

/** The first frame, the right way up; anything odd about the bytes is an error. */
function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: IMAGE_MAX_MEGAPIXELS * 1e6, failOn: 'warning' })
    .autoOrient()
    .timeout({ seconds: STEP_SECONDS })
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    // Whatever the library makes of bytes from outside, to the person it says one thing.
    const refused = Invalid.of('file', 'imageDamaged')
    refused.cause = cause
    throw refused
  }
}

const signatures = [
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
  Buffer.from('ffd8ff', 'hex'),
]

/** By its content alone: a name and a type say what the sender likes them to. */
function isPicture(bytes: Buffer): boolean {
  return signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))
}

async function focusIn(data: Buffer, { width, height, channels }: OutputInfo): Promise<Point> {
  // The library looks only when something is to be cut off, so half of a square is.
  const side = Math.min(width, height)
  const across = width > height ? side : Math.max(1, Math.floor(side / 2))
  const { info } = await sharp(data, { raw: { width, height, channels } })
    .resize({ width: width > height ? across : side, height: width > height ? side : across, position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { attentionX, attentionY } = info
  if (attentionX === undefined || attentionY === undefined) return { x: 0.5, y: 0.5 }
  return { x: within(attentionX / width), y: within(attentionY / height) }
}

function within(part: number): number {
  return Math.min(Math.max(part, 0), 1)
}

/** A crop in whole pixels that lies in the picture and has the shape of its kind, so that nothing is stretched. */
function inPixels(crop: Crop, picture: Size, aspect: number) {
  const right = Math.min(crop.x + crop.width, 1)
  const bottom = Math.min(crop.y + crop.height, 1)
  const asked = { width: (right - crop.x) * picture.width, height: (bottom - crop.y) * picture.height }
  const wide = Math.min(asked.width, asked.height * aspect)
  const width = Math.min(Math.max(1, Math.round(wide)), picture.width)
  const height = Math.min(Math.max(1, Math.round(wide / aspect)), picture.height)
  const left = Math.round(crop.x * picture.width + (asked.width - width) / 2)
  const top = Math.round(crop.y * picture.height + (asked.height - height) / 2)
  return {
    left: Math.min(Math.max(left, 0), picture.width - width),
    top: Math.min(Math.max(top, 0), picture.height - height),
    width,
    height,
  }
}
