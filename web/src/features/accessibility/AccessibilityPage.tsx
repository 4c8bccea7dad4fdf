import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useBrand } from '../../ui/brand.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Page } from '../../ui/Page.tsx'
import classes from './Accessibility.module.css'
import { knownOf, tried, type Way, ways } from './tried.ts'

/** `/accessibility`: how far the product can be used by everybody, and what of it was tried on which screen. */
export function AccessibilityPage() {
  const { t } = useTranslation('accessibility')
  const brand = useBrand()
  return (
    <Page title={t('title')} heading={t('title')} lead={t('lead', { brand })}>
      <Panel pad={5}>
        <Stack gap={4}>
          <Text as="p">{t('state', { brand })}</Text>
          <Text as="p">{t('missing')}</Text>
          <Text as="p">{t('tell')}</Text>
        </Stack>
      </Panel>
      <Panel pad={5} aria-label={t('tried')}>
        <table className={classOf([], { text: 'start', full: true, className: classes.table })}>
          <caption>{t('tried')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('screen')}</th>
              {ways.map((way) => (
                <th key={way} scope="col">
                  {t(`ways.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tried.map(([name, tries]) => (
              <tr key={name}>
                <th scope="row">{t(`screens.${name}`)}</th>
                {ways.map((way) => (
                  <Mark key={way} way={way} isTried={tries.includes(way)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel pad={5} aria-labelledby="known">
        <Stack gap={3}>
          <Text as="h2" id="known" size="lg" weight="bold">
            {t('knownTitle')}
          </Text>
          <Stack as="dl" gap={3}>
            {knownOf.map((name) => (
              <div key={name}>
                <Text as="dt" weight="strong">
                  {t(`screens.${name}`)}
                </Text>
                <Text as="dd" tone="soft">
                  {t(`known.${name}`)}
                </Text>
              </div>
            ))}
          </Stack>
          <Text as="p" tone="muted">
            {t('letters')}
          </Text>
        </Stack>
      </Panel>
    </Page>
  )
}

function Mark({ way, isTried }: { readonly way: Way; readonly isTried: boolean }) {
  const { t } = useTranslation('accessibility')
  const Icon = isTried ? IconCheck : IconMinus
  return (
    <td data-label={t(`ways.${way}`)} data-tried={isTried || undefined}>
      <Icon size={16} aria-hidden="true" />
      {t(isTried ? 'yes' : 'no')}
    </td>
  )
}
