import { Page } from '../../ui/Page.tsx'

export function SearchPage() {
  return <Page title={undefined}>{null}</Page>
}
