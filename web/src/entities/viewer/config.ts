import { DEFAULT_PRICE } from '@schakel/domain'
import { createContext, use } from 'react'
import type { Config } from '../../api/types.ts'

export const ConfigContext = createContext<Config>({
  brand: 'Schakel',
  publicBrand: 'Schakel',
  defaultPrice: DEFAULT_PRICE,
})

/** What this installation is called and set to (D1.1, D4.6). */
export function useConfig(): Config {
  return use(ConfigContext)
}
