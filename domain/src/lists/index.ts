export * from './columns.ts'
export * from './filters.ts'
