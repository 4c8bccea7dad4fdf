import type { Crop } from '@schakel/domain'
import { NetInput, TinyFaceDetector, tf } from '@vladmandic/face-api'
import modelUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url'
import manifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json?raw'

/** Longest side at which faces are looked for, pixels: a multiple of 32. */
const GLANCE = 320
/** How sure it must be that something is a face. */
const SURE = 0.5

// It runs apart from the page, which goes on meanwhile: a picture in, its faces out (D15).
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const found = await facesIn(data).catch(() => [])
  self.postMessage(found satisfies readonly Crop[])
}

async function facesIn(file: Blob): Promise<readonly Crop[]> {
  await calculatePlainly()
  const [detector, pixels] = await Promise.all([loadDetector(), pixelsOf(file)])
  const input = new NetInput([tf.browser.fromPixels(pixels)])
  const found = await detector.locateFaces(input, { inputSize: GLANCE, scoreThreshold: SURE })
  return found.map(({ relativeBox: { x, y, width, height } }) => ({ x, y, width, height }))
}

/** Without the graphics processor: for one picture it is done before that has made its programs ready. The types leave the call out. */
async function calculatePlainly(): Promise<void> {
  const setBackend: unknown = Reflect.get(tf, 'setBackend')
  if (typeof setBackend === 'function') await setBackend('cpu')
}

async function loadDetector(): Promise<TinyFaceDetector> {
  const answer = await fetch(modelUrl)
  if (!answer.ok) throw new Error(`no model: ${answer.status}`)
  const [{ weights }]: [{ weights: tf.io.WeightsManifestEntry[] }] = JSON.parse(manifest)
  const detector = new TinyFaceDetector()
  detector.loadFromWeightMap(tf.io.decodeWeights(await answer.arrayBuffer(), weights))
  return detector
}

/** The picture the right way up, made small. */
async function pixelsOf(file: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(file)
  const scale = GLANCE / Math.max(picture.width, picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return context.getImageData(0, 0, width, height)
}
