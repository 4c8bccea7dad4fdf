import { type AnyItem, may } from '@schakel/domain'
import { IconAlignLeft, IconCheck, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { isSeeing } from '../../api/seeing.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { RichText } from '../../entities/items/RichText.tsx'
import { textIn } from '../../entities/items/read.ts'
import { useRights } from '../../entities/items/useRights.ts'
import { unsentItems, watchUnsent } from '../../entities/unsent/unsentKeys.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Clamp } from '../../ui/Clamp.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { lazyPart, optionalPart } from '../../ui/lazyPart.ts'
import { chipText, markAction } from './chips.ts'
import { NoteMenu } from './NoteMenu.tsx'
import { actionsIn, useActionStates } from './useActionStates.ts'
import { useFieldTexts } from './useFieldTexts.ts'

const NoteEditor = lazyPart(() => import('./NoteEditor.tsx'))
const UnsentWords = optionalPart(async () => (await import('./UnsentWords.tsx')).UnsentWords)

/** Without a connection no code comes any more. */
function preload() {
  NoteEditor.preload()
  UnsentWords.preload()
}

interface NoteSectionProps {
  readonly dossier: AnyItem
  /** What stands with it, above the text. */
  readonly children?: ReactNode
  /** So many lines of it are shown at first; all of it when left out. */
  readonly lines?: number
}

/** What a dossier asks for: read by everybody, and by who may write it, together (S2.36, D9). The editor comes when one begins. */
export function NoteSection({ dossier, children, lines }: NoteSectionProps) {
  const { t } = useTranslation('notes')
  const { kind, _id: user } = useViewer()
  const hasUnsent = useSyncExternalStore(watchUnsent, () => unsentItems(user).includes(dossier._id))
  const [isWriting, setIsWriting] = useState(false)
  const rights = useRights(dossier)
  const mayWrite = may({ kind }, 'writeNote') && !isSeeing() && rights.write('case')
  const hasText = textIn(dossier, 'case') !== undefined
  // Who lost the right as they wrote still leaves.
  const writing = (mayWrite || isWriting) && (
    <Button
      size="sm"
      tone={isWriting ? 'plain' : 'brand'}
      aria-expanded={isWriting}
      icon={isWriting ? <IconCheck size={16} aria-hidden="true" /> : <IconPencil size={16} aria-hidden="true" />}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setIsWriting(!isWriting)}
    >
      {t(isWriting ? 'done' : 'write')}
    </Button>
  )
  const actions = (
    <>
      {writing}
      {hasText && <NoteMenu dossier={dossier} />}
    </>
  )
  // It is read on while the editor, or its line to the server, comes.
  const unsent = hasUnsent && !isSeeing() && <UnsentWords user={user} item={dossier._id} mayWrite={mayWrite} />
  const opening = (
    <>
      {unsent}
      <NoteText dossier={dossier} />
      <Hint role="status">{t('opening')}</Hint>
    </>
  )
  return (
    <Section title={t('title')} icon={<IconAlignLeft size={18} aria-hidden="true" />} actions={actions}>
      {children}
      {!isWriting && unsent}
      {isWriting ? (
        <NoteEditor dossier={dossier} meanwhile={opening}>
          {opening}
        </NoteEditor>
      ) : lines === undefined || !hasText ? (
        <NoteText dossier={dossier} />
      ) : (
        <Clamp isRich lines={lines}>
          <NoteText dossier={dossier} />
        </Clamp>
      )}
    </Section>
  )
}

function NoteText({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('notes')
  const fieldText = useFieldTexts(dossier)
  const html = textIn(dossier, 'case')
  const isDone = useActionStates(useMemo(() => actionsIn(html ?? ''), [html]))
  const mark = useCallback(
    (action: HTMLElement, id: string) =>
      markAction(action, isDone(id), (done) =>
        t(done ? 'actionDone' : 'actionOpen', { label: action.textContent ?? '' }),
      ),
    [isDone, t],
  )
  if (!html) return <Hint>{t('empty')}</Hint>
  return <RichText html={html} chipText={(char, id, label) => chipText(char, id, label, fieldText)} mark={mark} />
}
