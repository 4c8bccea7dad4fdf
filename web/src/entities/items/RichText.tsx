import { Fragment, type ReactNode, useMemo } from 'react'
import marks from '../../ui/TodoMarks.module.css'
import classes from './RichText.module.css'

const kept = new Set(['u', 's', 'i', 'p', 'ul', 'ol', 'li'])
const safeLink = /^(?:https?:|mailto:|tel:|\/(?:en\/)?card\/[a-z]+\/[\w-]+$)/i

interface RichTextProps {
  readonly html: string
  /** What a mention of somebody or something says now, where that is more than was written. */
  readonly chipText?: (char: string, id: string, label: string) => string
  /** Marks the todos that were made in the text. */
  readonly mark?: (action: HTMLElement, id: string) => void
}

/** Rich text as the editor writes it (S2.36): drawn from its tags, so that nothing but the allowed ones can ever reach the page. */
export function RichText({ html, chipText, mark }: RichTextProps) {
  const content = useMemo(() => drawn(bodyOf(html, chipText, mark)), [html, chipText, mark])
  return <div className={`${classes.text} ${marks.marks}`}>{content}</div>
}

function bodyOf(html: string, chipText: RichTextProps['chipText'], mark: RichTextProps['mark']): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const action of body.querySelectorAll<HTMLElement>('a[data-type="action"]')) {
    // Only what is found here is said of it.
    delete action.dataset.done
    action.removeAttribute('aria-label')
    mark?.(action, action.dataset.id ?? '')
  }
  if (!chipText) return body
  for (const chip of body.querySelectorAll<HTMLElement>('a[data-type="mention"]')) {
    const { id = '', mentionSuggestionChar: char = '@' } = chip.dataset
    const written = chip.textContent ?? ''
    chip.textContent = chipText(char, id, written.startsWith(char) ? written.slice(char.length) : written)
  }
  return body
}

function drawn(parent: Node): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{drawNode(node)}</Fragment>)
}

function drawNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (tag === 'script' || tag === 'style') return null
  if (tag === 'br') return <br />
  if (tag === 'a') return link(node)
  if (tag === 'li' && node.getAttribute('data-type') === 'taskItem') {
    return <li data-checked={node.getAttribute('data-checked') === 'true'}>{drawn(node)}</li>
  }
  if (tag === 'ul' && node.getAttribute('data-type') === 'taskList') return <ul data-tasks>{drawn(node)}</ul>
  if (!kept.has(tag)) return drawn(node)
  const Tag = tag === 'u' ? 'u' : tag === 's' ? 's' : tag === 'i' ? 'i' : tag === 'p' ? 'p' : listTag(tag)
  return <Tag>{drawn(node)}</Tag>
}

function listTag(tag: string): 'ul' | 'ol' | 'li' {
  if (tag === 'ol') return 'ol'
  return tag === 'li' ? 'li' : 'ul'
}

function link(node: Element): ReactNode {
  const href = node.getAttribute('href') ?? ''
  if (!safeLink.test(href)) return <span data-mention>{drawn(node)}</span>
  const isOurs = href.startsWith('/')
  const done = node.getAttribute('data-type') === 'action' ? node.getAttribute('data-done') : null
  return (
    <a
      href={href}
      {...(done === null ? {} : { 'data-done': done, 'aria-label': node.getAttribute('aria-label') ?? undefined })}
      {...(isOurs ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {drawn(node)}
    </a>
  )
}

/** Rich text as a person reads it, paragraphs as lines. */
export function plainOf(html: string): string {
  const body = new DOMParser().parseFromString(html.replace(/<\/(p|li)>|<br\s*\/?>/gi, '$&\n'), 'text/html').body
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim()
}
