import { type MantineColorSchemeManager, MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use, useState } from 'react'
import './mantineStyles.ts'
import { chosenScheme, setColorScheme, subscribeToScheme } from './colorScheme.ts'
import { cssVariables, theme } from './theme.ts'

// One choice of light or dark for what Mantine draws and what it does not.
function schemeManager(): MantineColorSchemeManager {
  let stop = () => {}
  return {
    get: () => chosenScheme(),
    set: setColorScheme,
    subscribe: (onUpdate) => {
      stop = subscribeToScheme(() => onUpdate(chosenScheme()))
    },
    unsubscribe: () => stop(),
    clear: () => setColorScheme('auto'),
  }
}

/** What parts drawn with Mantine stand in. It comes with the first of them, so that the first screens do without. */
export default function MantineScope({ children }: { readonly children: ReactNode }) {
  const isInside = use(MantineContext) !== null
  const [manager] = useState(schemeManager)
  if (isInside) return children
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  )
}
