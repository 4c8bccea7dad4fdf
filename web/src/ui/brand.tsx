import { createContext, use } from 'react'

/** The name of the product on this installation (D1.1). */
export const BrandContext = createContext('Schakel')

/** The name of the product on this installation (D1.1). */
export function useBrand(): string {
  return use(BrandContext)
}
