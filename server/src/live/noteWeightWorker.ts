import { parentPort, workerData } from 'node:worker_threads'
import { Invalid } from '@schakel/domain'
import { type Weight, weighed } from './noteGrowth.ts'

/** How heavy a long edit is; nothing where it is none. */
function answer(): Weight | null {
  try {
    return weighed(new Uint8Array(workerData))
  } catch (error) {
    if (error instanceof Invalid) return null
    throw error
  }
}

parentPort?.postMessage(answer())
