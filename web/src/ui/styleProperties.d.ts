import 'react'

declare module 'react' {
  // Our own custom properties may be given in a style.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
