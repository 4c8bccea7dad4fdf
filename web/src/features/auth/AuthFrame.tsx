import type { ReactNode } from 'react'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import classes from '../../ui/Login.module.css'
import { Logo } from '../../ui/Logo.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { switchLoginLocale } from './switchLoginLocale.ts'

interface AuthFrameProps {
  readonly brand: string
  readonly title: string
  readonly children: ReactNode
}

/** What the pages before the login stand in: the brand, the language, one thing to do. */
export function AuthFrame({ brand, title, children }: AuthFrameProps) {
  const { t } = useTranslation('auth')
  const locale = useLocale()
  return (
    <div className={classes.screen}>
      <aside className={classes.side}>
        <div className={classes.sideInner}>
          <Row gap={3} size="xl" weight="heavy">
            <Logo size={36} />
            {brand}
          </Row>
          <div>
            <p className={classes.intro}>{t('intro')}</p>
            <p className={classes.pitch}>{t('pitch')}</p>
          </div>
        </div>
      </aside>
      <main className={classes.main}>
        <button
          type="button"
          className={classes.language}
          lang={locale === 'nl' ? 'en' : 'nl'}
          onClick={() => void switchLoginLocale(locale === 'nl' ? 'en' : 'nl')}
        >
          {t('otherLanguage')}
        </button>
        <div className={classes.box}>
          <div className={classes.smallBrand}>
            <Logo size={40} />
          </div>
          <Text as="h1" size="2xl" weight="heavy" tight below={6}>
            {title}
          </Text>
          {children}
        </div>
      </main>
    </div>
  )
}
