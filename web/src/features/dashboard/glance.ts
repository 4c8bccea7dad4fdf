// What the dashboard says at a glance; its words are not among those of the first screens.
export { Today } from './Today.tsx'
export { Trends } from './Trends.tsx'
