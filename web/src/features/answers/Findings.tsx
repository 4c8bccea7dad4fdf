import { type AnyItem, isSupplierSide } from '@schakel/domain'
import { Link } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { ReplyBox } from '../../entities/comments/ReplyBox.tsx'
import { useAddComment } from '../../entities/comments/useComments.ts'
import { useOnce } from '../../entities/comments/useOnce.ts'
import { useThreads } from '../../entities/comments/useThreads.ts'
import { RichText } from '../../entities/items/RichText.tsx'
import { textIn } from '../../entities/items/read.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

interface Found {
  readonly match: AnyItem
  /** The newest remark with a reason, by key of the requirement. */
  readonly reasons: ReadonlyMap<string, AnyItem>
}

const FoundContext = createContext<Found | undefined>(undefined)

interface FindingsProps {
  readonly match: AnyItem
  readonly children: ReactNode
}

/** Gives what is below the reasons of what was found; to a supplier alone, who replies to them (F1.11). */
export function Findings({ match, children }: FindingsProps) {
  return isSupplierSide(useViewer()) ? <Told match={match}>{children}</Told> : children
}

function Told({ match, children }: FindingsProps) {
  const threads = useThreads(match)
  const found = useMemo(() => {
    const oldestFirst = threads.toReversed().flatMap((one): [string, AnyItem][] => {
      const key = textIn(one, 'finding')
      return key === undefined ? [] : [[key, one]]
    })
    return { match, reasons: new Map(oldestFirst) }
  }, [match, threads])
  return <FoundContext value={found}>{children}</FoundContext>
}

/** Beside what was found its reason, to which the supplier replies once; without one, where it can say something (F1.11). */
export function Reason({ requirement }: { readonly requirement: string }) {
  const { t } = useTranslation('answers')
  const found = use(FoundContext)
  if (!found) return null
  const reason = found.reasons.get(requirement)
  if (reason) return <Said reason={reason} />
  return (
    <Hint>
      {t('noReason')}{' '}
      <Link to="/card/$" params={{ _splat: found.match._id }}>
        {t('toMatch')}
      </Link>
    </Hint>
  )
}

function Said({ reason }: { readonly reason: AnyItem }) {
  const { t } = useTranslation('comments')
  const words = useTranslation('answers')
  const once = useOnce(reason)
  const add = useAddComment(reason)
  const [isReplying, setReplying] = useState(false)
  const label = words.t('replyTo', { key: textIn(reason, 'finding') ?? '' })
  return (
    <Stack gap={1.5}>
      <RichText html={textIn(reason, 'text') ?? ''} />
      {once && <Hint role="status">{t(`once.${once}`)}</Hint>}
      {once === 'open' && !isReplying && (
        <Cluster gap={2}>
          <Button size="sm" aria-label={label} onClick={() => setReplying(true)}>
            {t('reply')}
          </Button>
        </Cluster>
      )}
      {isReplying && (
        <ReplyBox
          label={label}
          action={t('send')}
          about={reason._id}
          autoFocus
          onCancel={() => setReplying(false)}
          onSend={async (said) => {
            await add.mutateAsync(said)
            setReplying(false)
          }}
        />
      )}
    </Stack>
  )
}
