import { IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { isPlainClick } from '../../ui/isPlainClick.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { detailOf, titleOf } from '../items/titleOf.ts'
import classes from './AlikeStrip.module.css'
import { type Alike, useAlike } from './useAlike.ts'
import type { ItemForm } from './useItemForm.ts'

interface AlikeStripProps {
  readonly form: ItemForm
  readonly isNew: boolean
  /** Leaves the form, which keeps what was typed. */
  readonly onOpen: () => void
}

/**
 * What is probably there already of what is being added (D17.2), in a place that is kept for it from the start: nothing jumps, and
 * nobody who types is stopped.
 */
export function AlikeStrip({ form, isNew, onOpen }: AlikeStripProps) {
  const { t } = useTranslation('merging')
  const [known, setKnown] = useState<readonly string[]>([])
  const [isAll, setAll] = useState(false)
  const found = useAlike(form, isNew).filter(({ item }) => !known.includes(item._id))
  const shown = isAll ? found : found.slice(0, 1)
  const rest = found.length - shown.length
  return (
    <Row
      as="section"
      gap={1}
      gapX={3}
      pad={2}
      padX={5}
      wrap
      rigid
      size="sm"
      ground="surface"
      line="above"
      className={classes.strip}
      data-found={found.length > 0 || undefined}
      aria-label={t('alike')}
    >
      <p className="sk-hidden" role="status">
        {found.length > 0 &&
          t('alikeFound', { count: found.length, names: found.map(({ item }) => item.name).join(', ') })}
      </p>
      {found.length === 0 ? (
        <Text tone="muted">{t('alikeHint')}</Text>
      ) : (
        <>
          <Stack as="ul" gap={1.5} fluid grow basis={64}>
            {shown.map((alike) => (
              <Row key={alike.item._id} as="li" gap={2.5}>
                <Who alike={alike} />
                <Link
                  to="/card/$"
                  params={{ _splat: alike.item._id }}
                  {...buttonLook('quiet', 'sm')}
                  // In a new tab the form stays.
                  onClick={(event) => isPlainClick(event) && onOpen()}
                  aria-label={t('alikeOpenOf', { name: String(alike.item.name ?? '') })}
                >
                  {t('alikeOpen')}
                </Link>
              </Row>
            ))}
          </Stack>
          <Row gap={2} className={classes.choices}>
            {rest > 0 && (
              <Button size="sm" tone="plain" onClick={() => setAll(true)}>
                {t('alikeMore', { count: rest })}
              </Button>
            )}
            <Button
              size="sm"
              writes="now"
              // Sent by hand: the button goes as it is pressed, and a browser sends nothing for a button that is gone.
              onClick={(event) => {
                event.currentTarget.form?.requestSubmit()
                setKnown([...known, ...found.map(({ item }) => item._id)])
              }}
            >
              {t('alikeAnyway')}
            </Button>
          </Row>
        </>
      )}
    </Row>
  )
}

function Who({ alike: { by, item } }: { readonly alike: Alike }) {
  const { t } = useTranslation('merging')
  const words = useWords()
  const kind = (one: Alike['by'][number]) =>
    t(item._type === 'person' && one === 'nameCity' ? 'by.nameOrganisation' : `by.${one}`)
  return (
    <Stack as="span" grow fluid>
      <Text as="span" weight="strong" truncate className={classes.name}>
        <IconCopy size={15} stroke={1.8} aria-hidden="true" /> {t('alikeIs', { name: titleOf(item, words) })}
      </Text>
      <Text as="span" tone="muted" truncate className={classes.detail}>
        {[detailOf(item), t('alikeBy', { what: by.map(kind).join(', ') })].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  )
}
