import { type AnyItem, definitionOf, edgeFields } from '@schakel/domain'
import type { LogField } from '@schakel/domain/calls'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useValueText } from '../../entities/forms/valueText.ts'
import { plainOf } from '../../entities/items/RichText.tsx'
import classes from '../../entities/log/Log.module.css'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { formatDate } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { SkeletonBar } from '../../ui/Skeleton.tsx'
import { useLogLine } from './queries.ts'
import { shortDiff, wordDiff } from './wordDiff.ts'

interface FieldChangeProps {
  readonly item: AnyItem
  readonly line: string
  readonly change: LogField
}

/** A field before and after; what is long is told when it is asked for, word by word. */
export function FieldChange({ item, line, change }: FieldChangeProps) {
  const { t } = useTranslation('log')
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const changeText = useChangeText(item)
  const { name } = change
  const isText = ['richText', 'longText'].includes(fieldOf(item, name)?.kind ?? '')
  return (
    <div className={classes.field}>
      <dt>{words.field(item._type, name)}</dt>
      <dd>
        {change.long || isText ? (
          <>
            <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('hideText') : t('showText')}
            </Button>
            {isOpen &&
              (change.long ? <Whole item={item} line={line} name={name} /> : <Words item={item} change={change} />)}
          </>
        ) : (
          <Row as="span" gap={1} gapX={2} inline wrap className={classes.change}>
            <del>{changeText(name, change.before)}</del>
            <IconArrowRight size={15} aria-label={t('became')} />
            <ins>{changeText(name, change.after)}</ins>
          </Row>
        )}
      </dd>
    </div>
  )
}

function Whole({ item, line, name }: { readonly item: AnyItem; readonly line: string; readonly name: string }) {
  const { data, error, refetch } = useLogLine(item._id, line, true)
  const change = data?.fields.find((field) => field.name === name)
  if (change) return <Words item={item} change={change} />
  if (error) return <ErrorState compact error={error} onRetry={() => void refetch()} />
  return <SkeletonBar width="60%" />
}

function Words({ item, change }: Pick<FieldChangeProps, 'item' | 'change'>) {
  const changeText = useChangeText(item)
  const isRich = fieldOf(item, change.name)?.kind === 'richText'
  const plain = (value: unknown) => {
    if (value === null || value === undefined) return ''
    return isRich && typeof value === 'string' ? plainOf(value) : changeText(change.name, value)
  }
  const diff = shortDiff(wordDiff(plain(change.before), plain(change.after)))
  return (
    <Box as="p" pad={2.5} padX={3} ground="sunken" corners="sm" className={classes.words} lines>
      {diff.map(({ kind, text }, index) => {
        const Tag = kind === 'gone' ? 'del' : kind === 'come' ? 'ins' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole
        return <Tag key={index}>{text}</Tag>
      })}
    </Box>
  )
}

function fieldOf({ _type }: AnyItem, name: string) {
  return Object.hasOwn(edgeFields, name)
    ? edgeFields[name]
    : Object.entries(definitionOf(_type).fields).find(([key]) => key === name)?.[1]
}

/** A value of the log in words. */
function useChangeText(item: AnyItem): (name: string, value: unknown) => string {
  const { t } = useTranslation('log')
  const words = useWords()
  const valueText = useValueText(item._type)
  return (name, value) => {
    if (value === null || value === undefined || value === '') return t('nothing')
    if (name === '$status') return t(value === 'opened' ? 'opened' : 'closed')
    if (name === '$role') return words.role(String(value))
    if (name === 'history' && Array.isArray(value)) {
      const entries = value.map(({ status, date }) => `${words.status(item._type, status)} (${formatDate(date)})`)
      return entries.join(', ') || t('nothing')
    }
    if (name === 'status') return words.status(item._type, String(value))
    const field = fieldOf(item, name)
    return field ? valueText(name, field, value) : String(value)
  }
}
