export * from './columns.ts'
