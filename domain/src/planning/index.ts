export * from './planning.ts'
export * from './template.ts'
export * from './workday.ts'
