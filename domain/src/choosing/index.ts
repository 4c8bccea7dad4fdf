export * from './facts.ts'
export * from './steps.ts'
