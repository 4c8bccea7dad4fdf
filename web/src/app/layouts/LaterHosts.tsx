import { FormHost } from '../../features/forms/FormHost.tsx'
import { IdleHost } from '../../features/idle/IdleHost.tsx'
import { LinkHost } from '../../features/links/LinkHost.tsx'
import { TagTreeHost } from '../../features/tags/TagTreeHost.tsx'

/** What stands once in the layout and has nothing to show at first: fetched when the first screen is there. What was asked for meanwhile opens then. */
export default function LaterHosts() {
  return (
    <>
      <FormHost />
      <IdleHost />
      <LinkHost />
      <TagTreeHost />
    </>
  )
}
