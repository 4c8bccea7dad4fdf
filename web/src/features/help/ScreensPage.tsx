import { Link } from '@tanstack/react-router'
import { type Destination, destinationsOf, menuGroups } from '../../entities/screens/screens.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { translate } from '../../texts/languageFiles.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Key } from '../../ui/Key.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Page } from '../../ui/Page.tsx'
import { plain } from './fill.ts'
import { helpTexts } from './helpTexts.ts'
import { pagesFor } from './pages.ts'

/** `/screens`: every screen that somebody may go to, with what it is for and its keys. A second way to each (WCAG 2.4.5), and to print. */
export function ScreensPage() {
  const { t } = useTranslation('layout')
  const { kind } = useViewer()
  const own = destinationsOf(kind)
  return (
    <Page title={t('screens')} heading={t('screens')} lead={t('screensLead')}>
      <Columns of={2} gap={4}>
        {[undefined, ...menuGroups].map((group) => (
          <Group
            key={group ?? 'first'}
            title={group === undefined ? t('screensFirst') : t(`groups.${group}`)}
            screens={own.filter((one) => one.group === group)}
          />
        ))}
      </Columns>
    </Page>
  )
}

function Group({ title, screens }: { readonly title: string; readonly screens: readonly Destination[] }) {
  if (screens.length === 0) return null
  return (
    <Panel gap={3} pad={4} aria-label={title}>
      <Text as="h2" size="lg" weight="bold">
        {title}
      </Text>
      <ul className="sk-list">
        {screens.map((screen) => (
          <Line key={screen.name} screen={screen} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({ screen: { to, title, keys, help } }: { readonly screen: Destination }) {
  const { pages } = helpTexts[useLocale()]
  const { kind } = useViewer()
  // A subject that is about another screen says nothing of this one.
  const isOwn = pagesFor(kind).some((page) => page.name === help && page.to === to)
  return (
    <Stack as="li" gap={0.5} pad={2} padX={0} line="above">
      <Row gap={3} justify="between">
        <Link to={to}>{translate(title)}</Link>
        {keys && (
          <Row as="span" gap={1} rigid>
            {keys.split(' ').map((key) => (
              <Key key={key}>{key.toUpperCase()}</Key>
            ))}
          </Row>
        )}
      </Row>
      {isOwn && <Hint>{plain(pages[help].about)}</Hint>}
    </Stack>
  )
}
