import type { Crop, Size } from '@schakel/domain'

/** How far one may go into a picture to cut it. */
export const ZOOM_MAX = 6

/** Side of the cut around a face, in heights of that face as the detector frames it: from above the brow to the chin. */
const AROUND = 2.4
/** Width of the cut around several faces, in parts of how wide they are together. */
const BESIDE = 1.3
/** Where the eyes are in such a frame. */
const EYES_IN_FACE = 0.25
/** Where the eyes come in the cut. */
const EYES_IN_CROP = 0.4

/**
 * The crop of an avatar that begins on the faces in a picture: all of them, with the eyes at two fifths of its height; nothing without a
 * face. What is small comes as near as one may go, and where they do not all fit it shows the middle of them (D15).
 */
export function cropAroundFaces(faces: readonly Crop[], picture: Size): Crop | undefined {
  if (faces.length === 0) return undefined
  const eyes = faces.map(({ y, height }) => (y + EYES_IN_FACE * height) * picture.height)
  const left = Math.min(...faces.map(({ x }) => x)) * picture.width
  const right = Math.max(...faces.map(({ x, width }) => x + width)) * picture.width
  const tallest = Math.max(...faces.map(({ height }) => height)) * picture.height
  const [highest, lowest] = [Math.min(...eyes), Math.max(...eyes)]
  const most = Math.min(picture.width, picture.height)
  const wanted = Math.max(AROUND * tallest + lowest - highest, BESIDE * (right - left))
  const side = Math.min(Math.max(wanted, most / ZOOM_MAX), most)
  const size = { width: side / picture.width, height: side / picture.height }
  const from = { x: (left + right - side) / 2, y: (highest + lowest) / 2 - EYES_IN_CROP * side }
  return { x: placed(from.x / picture.width, size.width), y: placed(from.y / picture.height, size.height), ...size }
}

function placed(from: number, length: number): number {
  return Math.min(Math.max(from, 0), 1 - length)
}
