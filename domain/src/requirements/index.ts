export * from './demo.ts'
export * from './grade.ts'
export * from './isStale.ts'
export * from './shippedSets.ts'
