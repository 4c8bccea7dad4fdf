import { Fragment } from 'react'

const LINK = /((?:https?:\/\/|www\.)[^\s<>"']*[^\s<>"'.,:;!?)\]])/gi

/** Plain text in which addresses of pages can be followed; nothing else in it means anything. */
export function LinkedText({ text }: { readonly text: string }) {
  // Every second part is an address.
  return text.split(LINK).map((part, index) => {
    const href = index % 2 === 1 ? hrefOf(part) : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    if (href === undefined) return <Fragment key={index}>{part}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    )
  })
}

function hrefOf(part: string): string | undefined {
  const url = URL.parse(/^www\./i.test(part) ? `https://${part}` : part)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined
}
