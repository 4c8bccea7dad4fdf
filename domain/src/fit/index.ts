export * from './fit.ts'
export * from './rankSuppliers.ts'
export * from './texts.ts'
export * from './weights.ts'
