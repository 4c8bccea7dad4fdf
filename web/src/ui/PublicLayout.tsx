import { type ReactNode, useEffect } from 'react'
import { Logo } from './Logo.tsx'
import { Hint } from './layout/Hint.tsx'
import { Row } from './layout/Row.tsx'
import classes from './PublicLayout.module.css'

interface PublicLayoutProps {
  /** The name of the knowledge centre (D1.1). */
  readonly brand: string
  readonly title: string
  readonly footer: ReactNode
  /** The other language, in its own words, and how to change to it. */
  readonly language: { readonly label: string; readonly code: string; readonly choose: () => void }
  /** A form asks for more room than one question. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The layout for who has no account (S2.23): the brand of the knowledge centre, and one thing to do. */
export function PublicLayout({ brand, title, footer, language, wide = false, children }: PublicLayoutProps) {
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  return (
    <div className={classes.layout}>
      <Row as="header" gap={3} gapX={5} pad={4} padX={5} justify="between" full className={classes.head}>
        <Row as="p" gap={3} size="lg" weight="heavy" tight fluid breaks>
          <Logo size={34} />
          {brand}
        </Row>
        <button type="button" className={classes.language} lang={language.code} onClick={language.choose}>
          {language.label}
        </button>
      </Row>
      <main id="main" className={classes.main} data-wide={wide || undefined} tabIndex={-1}>
        {children}
      </main>
      <Hint as="footer" text="center" padX={5} padTop={4} padBottom={6}>
        {footer}
      </Hint>
    </div>
  )
}
