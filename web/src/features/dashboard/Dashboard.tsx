import { Page } from '../../ui/Page.tsx'

export function Dashboard() {
  return <Page title={undefined}>{null}</Page>
}
