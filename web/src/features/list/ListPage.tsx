import { Page } from '../../ui/Page.tsx'

export function ListPage() {
  return <Page title={undefined}>{null}</Page>
}
