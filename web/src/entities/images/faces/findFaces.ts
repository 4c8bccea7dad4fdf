import type { Crop } from '@schakel/domain'

/** Longest that somebody may be surprised by a cut that still moves, milliseconds. */
const PATIENCE = 15_000

/**
 * The faces in a picture, in parts of it; none as well when the browser cannot look for them or takes too long. They are looked for in
 * this browser alone, by a worker that goes when it is done, with its code and model from our own origin (D15).
 */
export function findFaces(file: Blob, signal: AbortSignal): Promise<readonly Crop[]> {
  return new Promise((resolve) => {
    if (signal.aborted || typeof Worker === 'undefined') return resolve([])
    const worker = new Worker(new URL('./faceWorker.ts', import.meta.url), { type: 'module' })
    const late = setTimeout(() => done([]), PATIENCE)
    function done(faces: readonly Crop[]): void {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
      worker.terminate()
      resolve(faces)
    }
    const stop = () => done([])
    signal.addEventListener('abort', stop)
    worker.onmessage = ({ data }: MessageEvent<readonly Crop[]>) => done(data)
    worker.onerror = stop
    worker.postMessage(file)
  })
}
