import { lazy } from 'react'

/** The chart with the library that draws it, which is large and comes when it is needed. */
export const StatChart = lazy(() => import('./StatChart.tsx'))
