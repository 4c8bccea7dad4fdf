import { fileAddressOf } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { isExpired } from '@schakel/domain/requirements/grade'
import { IconLink, IconPaperclip } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useItem } from '../items/queries.ts'
import { textIn } from '../items/read.ts'
import classes from './EvidenceList.module.css'
import { todayIs } from './grade.ts'

interface EvidenceListProps {
  readonly evidence: NonNullable<SupplierAnswer['evidence']>
  readonly seen: NonNullable<SupplierAnswer['seen']>
}

/** What proves an answer, and what the knowledge centre or who asks saw of it; past its date it counts no more and says so (F1.10). */
export function EvidenceList({ evidence, seen }: EvidenceListProps) {
  const { t } = useTranslation('answers')
  const words = useWords()
  const today = todayIs()
  if (evidence.length + seen.length === 0) return null
  return (
    <Stack as="ul" gap={1} size="sm" className={classes.list}>
      {evidence.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: evidence has no name of its own
        <li key={at} data-past={isExpired(one, today) || undefined}>
          <strong>{words.choice('evidenceKind', one.kind)}</strong>
          {one.file && <FileLink id={one.file} />}
          {one.url && <PageLink url={one.url} />}
          {one.who && <span>{one.who}</span>}
          {one.date && <DateText iso={one.date} form="date" />}
          {one.valid && (
            <span className={classes.valid}>
              {isExpired(one, today) ? t('past') : t('validTo')} <DateText iso={one.valid} form="date" />
            </span>
          )}
        </li>
      ))}
      {seen.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was seen has no name of its own
        <li key={at}>
          <strong>{one.kind === 'test' ? t('tested') : t('seenInDemo')}</strong>
          <span>{one.by ?? t('seenByAsker')}</span>
          {one.date && <DateText iso={one.date} form="date" />}
        </li>
      ))}
    </Stack>
  )
}

/** The name of a file of evidence, leading to it; who reads the answer alone, and not the card of the file, opens the file itself. */
export function FileLink({ id }: { readonly id: string }) {
  const { t } = useTranslation('answers')
  const { data, isError } = useItem(id, 0)
  if (isError) {
    return (
      <a href={fileAddressOf(id.slice(id.indexOf('/') + 1))} target="_blank" rel="noopener noreferrer">
        <IconPaperclip size={14} aria-hidden="true" /> {t('file')}
      </a>
    )
  }
  return (
    <Link to="/card/$" params={{ _splat: id }}>
      <IconPaperclip size={14} aria-hidden="true" /> {(data && textIn(data, 'name')) ?? t('file')}
    </Link>
  )
}

/** Only pages are linked to: an address of another kind is shown as it stands. */
function PageLink({ url }: { readonly url: string }) {
  if (!/^https?:\/\//i.test(url)) return <span>{url}</span>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow">
      <IconLink size={14} aria-hidden="true" /> {url.replace(/^https?:\/\//i, '')}
    </a>
  )
}
