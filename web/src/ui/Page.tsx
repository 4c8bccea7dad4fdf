import { type ReactNode, useEffect } from 'react'
import { useBrand } from './brand.tsx'
import classes from './Page.module.css'

/** Names the page in the window: `<page> · <brand>`; the brand alone for the dashboard (D1.1). */
export function usePageTitle(title: string | undefined): void {
  const brand = useBrand()
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
}

interface PageProps {
  /** The name in the window; nothing shows the brand alone. */
  readonly title: string | undefined
  /** What stands at the top; left out, a page brings its own heading. */
  readonly heading?: ReactNode
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen: its title, its heading and its content, 1280 wide (S2.26). */
export function Page({ title, heading, lead, actions, children }: PageProps) {
  usePageTitle(title)
  return (
    <div className={classes.page}>
      {heading && (
        <header className={classes.head}>
          <div className={classes.titles}>
            <h1 className={classes.heading}>{heading}</h1>
            {lead && <div className={classes.lead}>{lead}</div>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  )
}
