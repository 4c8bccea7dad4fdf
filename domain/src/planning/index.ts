export * from './planning.ts'
export * from './range.ts'
export * from './template.ts'
export * from './workday.ts'
