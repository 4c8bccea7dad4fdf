import { Page } from '../../ui/Page.tsx'

export function FilteredPage() {
  return <Page title={undefined}>{null}</Page>
}
