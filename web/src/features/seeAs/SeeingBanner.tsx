import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { lookAs } from '../../api/seeing.ts'
import type { ViewerUser } from '../../api/types.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { setHiddenMode, useHiddenMode } from './hiddenMode.ts'
import classes from './SeeAs.module.css'

/** Says on every screen whom one impersonates, and how to stop. */
export function SeeingBanner({ viewer }: { readonly viewer: ViewerUser }) {
  const { t } = useTranslation('seeAs')
  const isHiddenShown = useHiddenMode()
  const banner = useRef<HTMLElement>(null)
  // What keeps to the top of the window keeps below this.
  useLayoutEffect(() => {
    const { current } = banner
    if (!current) return undefined
    const root = document.documentElement.style
    const observer = new ResizeObserver(() => root.setProperty('--sk-above', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const stop = () => {
    lookAs(undefined)
    location.reload()
  }
  const { name, organisation } = viewer
  return (
    <Box as="section" tone="text" ground="accent" ref={banner} className={classes.banner} aria-label={t('title')}>
      <Row gap={1.5} gapX={3} className={classes.bannerInner}>
        <IconEye size={20} stroke={1.9} aria-hidden="true" />
        <Text fluid size="sm" tight className={classes.bannerText}>
          <strong>
            {organisation ? t('bannerOf', { name, organisation: organisation.name }) : t('banner', { name })}
          </strong>{' '}
          <span className={classes.wide}>{t('readOnly')}</span>
          <span className={classes.narrow}>{t('readOnlyShort')}</span>
        </Text>
        <Row gap={2} align="stretch" rigid atEnd className={classes.bannerButtons}>
          <Button
            size="sm"
            aria-pressed={isHiddenShown}
            icon={<IconEyeOff size={16} aria-hidden="true" />}
            onClick={() => setHiddenMode(!isHiddenShown)}
          >
            {t('hidden')}
          </Button>
          <Button size="sm" tone="brand" onClick={stop}>
            {t('stop')}
          </Button>
        </Row>
      </Row>
    </Box>
  )
}
