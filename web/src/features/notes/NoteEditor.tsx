import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { type AnyItem, TEXT_MAX } from '@schakel/domain'
import { Collaboration } from '@tiptap/extension-collaboration'
import { Placeholder } from '@tiptap/extensions'
import type { Slice } from '@tiptap/pm/model'
import { type Editor, useEditor, useEditorState } from '@tiptap/react'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { marked } from '../../api/erased.ts'
import { useLineStatus } from '../../entities/live/liveSocket.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount, formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { linkMark } from '../../ui/linkMark.ts'
import { notifyInfo } from '../../ui/notify.ts'
import marks from '../../ui/TodoMarks.module.css'
import { useEditorLabels } from '../../ui/useEditorLabels.ts'
import { caretOf } from './caret.ts'
import { Chips } from './chips.ts'
import { erasedExtension } from './erased.ts'
import { FindBar } from './FindBar.tsx'
import { findExtension } from './find.ts'
import classes from './Note.module.css'
import { NoteFoot } from './NoteFoot.tsx'
import { NoteToolbar } from './NoteToolbar.tsx'
import { NoteLine } from './noteLine.ts'
import { actionOf, mentionOf, noteKit, tasksOf } from './noteNodes.ts'
import { ownCaretOf } from './ownCaret.ts'
import { plainHtml, plainText } from './pasted.ts'
import { suggestionsFor } from './suggestions.ts'
import { useAction } from './useAction.ts'
import { useActionStates } from './useActionStates.ts'
import { useFieldTexts } from './useFieldTexts.ts'
import { useSuggestionList } from './useSuggestionList.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

/** Where one writes is not scrolled under the bar of the page and that of the note, nor to the very edge of the keyboard, px. */
const clearOfBars = {
  scrollThreshold: { top: 140, right: 5, bottom: 64, left: 5 },
  scrollMargin: { top: 152, right: 5, bottom: 76, left: 5 },
}

interface NoteEditorProps {
  readonly dossier: AnyItem
  /** What is read until the line to the server is there. */
  readonly children: ReactNode
}

/** The note of a dossier, written by several people at once (S2.36, D9, D10). */
export default function NoteEditor({ dossier, children }: NoteEditorProps) {
  const { _id: user } = useViewer()
  const [line, setLine] = useState<NoteLine>()
  const [round, setRound] = useState(0)
  const { _id: id } = dossier
  useEffect(() => {
    const opened = new NoteLine(id, user)
    const close = opened.open()
    setLine(opened)
    // Made anew from its text, it is another document (D21.2).
    const stop = opened.subscribe(() => opened.snapshot().isRenewed && setRound(round + 1))
    return () => {
      stop()
      close()
    }
  }, [id, user, round])
  if (!line) return children
  return (
    <Opened key={line.doc.guid} line={line} dossier={dossier}>
      {children}
    </Opened>
  )
}

interface OpenedProps extends NoteEditorProps {
  readonly line: NoteLine
}

function Opened({ line, dossier, children }: OpenedProps) {
  const { t } = useTranslation('notes')
  const labels = useEditorLabels()
  const status = useLineStatus()
  const { isOpen, isWritable } = useSyncExternalStore(line.subscribe, line.snapshot)
  const [isFinding, setIsFinding] = useState(false)
  const [isLookingBack, setIsLookingBack] = useState(false)
  const fieldText = useFieldTexts(dossier)
  const chips = useMemo(() => new Chips(), [])
  const { render, list, count } = useSuggestionList()
  const extensions = useNoteExtensions(line, dossier._id, { chips, render, fieldText })
  /** Whether this is more than a note holds, however short it was: then it is said, and not put in. */
  const refuse = ({ content }: Slice) => {
    const isTooLong = content.size > TEXT_MAX
    if (isTooLong) notifyInfo(t('pastedTooLong', { max: formatCount(TEXT_MAX) }))
    return isTooLong
  }
  /** Files have their own place: a note holds text alone. */
  const refuseFiles = (event: Event, data: DataTransfer | null) => {
    if (!data?.files?.length) return false
    event.preventDefault()
    notifyInfo(t('noFiles'))
    return true
  }
  const editor = useEditor({
    extensions,
    editable: false,
    editorProps: {
      ...clearOfBars,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': t('title') },
      handleDOMEvents: {
        compositionstart: () => line.compose(true),
        compositionupdate: () => line.compose(true),
        compositionend: () => line.compose(false),
        drop: (_view, event) => refuseFiles(event, event.dataTransfer),
      },
      // What is pasted comes as plain text (S2.36).
      handlePaste: (view, event, slice) => {
        const text = plainText(event.clipboardData?.getData('text/plain') ?? '')
        if (text === '') return refuseFiles(event, event.clipboardData) || refuse(slice)
        view.pasteText(text)
        return true
      },
      handleDrop: (_view, _event, slice, isMoved) => !isMoved && refuse(slice),
      // What comes as marked-up text alone, or is dropped here from elsewhere.
      transformPastedHTML: plainHtml,
    },
  })
  const makeAction = useAction(editor, dossier, chips)
  useEffect(() => chips.setFields(fieldText), [chips, fieldText])
  const named = useEditorState({ editor, selector: actionsIn }) ?? ''
  const isDone = useActionStates(useMemo(() => named.split(',').filter(Boolean), [named]))
  useEffect(() => chips.setActions(isDone), [chips, isDone])
  useEffect(() => line.setOnline(status === 'connected'), [line, status])
  useEffect(() => {
    if (!editor) return
    editor.setEditable(isOpen && isWritable, false)
    if (isOpen && isWritable) editor.commands.focus('end')
  }, [editor, isOpen, isWritable])
  const restore = (text: string, date: string) => {
    setIsLookingBack(false)
    // An older version is put back as an edit: it can be undone, and the others see it come.
    if (editor?.isEditable && editor.commands.setContent(marked(text)))
      notifyInfo(t('restored', { date: formatDate(date) }))
  }

  return (
    <Stack
      fluid
      gap={2}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
          event.preventDefault()
          setIsFinding(true)
        }
      }}
    >
      {!isOpen && children}
      <Stack fluid gap={2} hidden={!isOpen}>
        <RichTextEditor
          editor={editor}
          classNames={{ root: classes.editor, toolbar: classes.tools, content: `${classes.text} ${marks.marks}` }}
          labels={labels}
        >
          <div className={classes.head}>
            {editor && isWritable && (
              <NoteToolbar
                editor={editor}
                onFind={() => setIsFinding(true)}
                onAction={makeAction}
                onVersions={() => setIsLookingBack(true)}
              />
            )}
            {editor && isFinding && <FindBar editor={editor} onClose={() => setIsFinding(false)} />}
          </div>
          <RichTextEditor.Content />
        </RichTextEditor>
        <NoteFoot line={line} />
      </Stack>
      {list}
      {isLookingBack && (
        <VersionsDialog
          dossier={dossier}
          fieldText={fieldText}
          onRestore={restore}
          onClose={() => setIsLookingBack(false)}
        />
      )}
      <span className="sk-hidden" role="status">
        {count ? t('suggestionCount', { count }) : ''}
      </span>
    </Stack>
  )
}

interface NoteParts {
  readonly chips: Chips
  readonly render: ReturnType<typeof useSuggestionList>['render']
  readonly fieldText: ReturnType<typeof useFieldTexts>
}

/** What the editor of a note knows beside plain text. */
function useNoteExtensions(line: NoteLine, dossier: string, { chips, render, fieldText }: NoteParts) {
  const { t } = useTranslation('notes')
  const { t: words } = useTranslation('editor')
  const latest = useRef(fieldText)
  latest.current = fieldText
  return useMemo(
    () => [
      noteKit,
      linkMark(() => notifyInfo(words('linkRefused'))),
      ...tasksOf((task) => t('taskBox', { task: task || '…' })),
      actionOf(chips, (label, isDone) => t(isDone ? 'actionDone' : 'actionOpen', { label })),
      mentionOf(chips, { suggestions: [...suggestionsFor(dossier, (id) => latest.current(id), render)] }),
      Placeholder.configure({ placeholder: t('placeholder') }),
      Collaboration.configure({ document: line.doc }),
      caretOf(line),
      ownCaretOf(line),
      findExtension,
      erasedExtension,
    ],
    [line, chips, render, dossier, t, words],
  )
}

/** The todos that stand in the text, as one word, so that not every letter draws what is around it anew. */
function actionsIn({ editor }: { readonly editor: Editor | null }): string {
  const ids = new Set<string>()
  editor?.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'action' && typeof attrs.id === 'string') ids.add(attrs.id)
  })
  return [...ids].join()
}
