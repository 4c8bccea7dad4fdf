import { authCalls } from './auth.ts'
import type { Call } from './call.ts'
import { configCalls } from './config.ts'
import { fitCalls } from './fit.ts'
import { imageCalls } from './images.ts'
import { itemCalls } from './items.ts'

export * from './answers.ts'
export { authCalls } from './auth.ts'
export { type Call, defineCall } from './call.ts'
export { configCalls } from './config.ts'
export { fitCalls } from './fit.ts'
export { imageCalls } from './images.ts'
export { itemCalls, searchSorts } from './items.ts'

/** Every call of the API, for its document and for the test that walks them all. */
export const calls: readonly Call[] = [authCalls, itemCalls, fitCalls, imageCalls, configCalls].flatMap((group) =>
  Object.values<Call>(group),
)
