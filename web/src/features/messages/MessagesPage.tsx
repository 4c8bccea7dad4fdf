import { IconInbox, IconMailPlus, IconSend } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isSeeing } from '../../api/seeing.ts'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { prefetchItemForm } from '../../entities/forms/prefetch.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { Count } from '../../ui/Count.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useTerm } from '../../ui/useTerm.ts'
import { MessageList } from './MessageList.tsx'
import classes from './Messages.module.css'
import { type Box, useUnread } from './queries.ts'

const boxes: readonly Box[] = ['inbox', 'sent']

/** `/messages` (S2.7, D13): what came in and what was sent, found by words; the address remembers what one looks at. */
export function MessagesPage() {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const asked = useSearch({ strict: false })
  const box: Box = asked.box === 'sent' ? 'sent' : 'inbox'
  const isUnread = box === 'inbox' && asked.unread === true
  const [typed, setTyped] = useState(asked.q ?? '')
  const term = useTerm(typed)
  const unread = useUnread()

  const go = (search: { box?: Box; q?: string | undefined; unread?: boolean }) => {
    const next = { box, q: asked.q, unread: isUnread, ...search }
    void navigate({
      to: '/messages',
      search: {
        ...(next.box === 'sent' ? { box: next.box } : {}),
        ...(next.q ? { q: next.q } : {}),
        ...(next.unread && next.box === 'inbox' ? { unread: true } : {}),
      },
      replace: true,
      resetScroll: false,
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what is typed, not the other way round
  useEffect(() => {
    if (term !== asked.q) go({ q: term })
  }, [term])

  return (
    <Page
      title={t('title')}
      heading={t('title')}
      actions={
        isSeeing() ? undefined : (
          <Button
            writes="now"
            tone="brand"
            icon={<IconMailPlus size={17} aria-hidden="true" />}
            onPointerEnter={prefetchItemForm}
            onFocus={prefetchItemForm}
            onClick={() => openItemForm({ type: 'message' })}
          >
            {t('compose')}
          </Button>
        )
      }
    >
      <Row gap={2.5} gapX={4} wrap>
        <Choices legend={t('boxes')}>
          {boxes.map((name) => {
            const Icon = name === 'inbox' ? IconInbox : IconSend
            return (
              <Choice key={name} isOn={box === name} onChoose={() => go({ box: name })}>
                <Icon size={17} stroke={1.8} aria-hidden="true" />
                {t(name)}
                {name === 'inbox' && <Count count={unread.data ?? 0} label={t('unread')} />}
              </Choice>
            )
          })}
        </Choices>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        {box === 'inbox' && (
          <Row as="label" gap={2} inline size="sm" className={classes.only} tall="lg">
            <input type="checkbox" checked={isUnread} onChange={(event) => go({ unread: event.target.checked })} />
            {t('onlyUnread')}
          </Row>
        )}
      </Row>
      <MessageList
        key={`${box} ${isUnread}`}
        query={{ box, q: term, ...(isUnread ? { unread: true } : {}) }}
        onClear={() => {
          setTyped('')
          go({ q: undefined, unread: false })
        }}
        onCompose={() => openItemForm({ type: 'message' })}
      />
    </Page>
  )
}
