import { RichTextEditor } from '@mantine/tiptap'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconAt,
  IconCheckbox,
  IconHash,
  IconHistory,
  IconListCheck,
  IconMessageQuestion,
  IconSearch,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useWriteBlocked, type Writes } from '../../ui/writeBlocked.ts'

interface NoteToolbarProps {
  readonly editor: Editor
  readonly onFind: () => void
  readonly onAction: () => void
  readonly onVersions: () => void
}

const pressed = ['italic', 'underline', 'strike', 'bulletList', 'orderedList', 'taskList', 'link'] as const

/** Which tools are on, as one word, so that not every letter draws them anew. */
function pressedIn({ editor }: { readonly editor: Editor }): string {
  return pressed.filter((name) => editor.isActive(name)).join()
}

/** What one can do with the text, by hand and by keyboard. */
export function NoteToolbar({ editor, onFind, onAction, onVersions }: NoteToolbarProps) {
  const { t } = useTranslation('notes')
  useEditorState({ editor, selector: pressedIn })
  // The character opens its list as if it were typed, with a space before it where it needs one.
  const type = (char: string) => {
    const { $from } = editor.state.selection
    const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
    editor
      .chain()
      .focus()
      .insertContent(before === '' || before.endsWith(' ') ? char : ` ${char}`)
      .run()
  }
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label={t('tools')}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <Tool
          label={t('tasks')}
          icon={<IconListCheck size={16} aria-hidden="true" />}
          isOn={editor.isActive('taskList')}
          run={() => editor.chain().focus().toggleTaskList().run()}
        />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Tool label={t('contact')} icon={<IconAt size={16} aria-hidden="true" />} run={() => type('@')} />
        <Tool label={t('field')} icon={<IconHash size={16} aria-hidden="true" />} run={() => type('#')} />
        <Tool label={t('question')} icon={<IconMessageQuestion size={16} aria-hidden="true" />} run={() => type('-')} />
        <Tool label={t('action')} icon={<IconCheckbox size={16} aria-hidden="true" />} run={onAction} writes="now" />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <Tool
          label={t('undo')}
          icon={<IconArrowBackUp size={16} aria-hidden="true" />}
          run={() => editor.chain().focus().undo().run()}
        />
        <Tool
          label={t('redo')}
          icon={<IconArrowForwardUp size={16} aria-hidden="true" />}
          run={() => editor.chain().focus().redo().run()}
        />
        <Tool label={t('find')} icon={<IconSearch size={16} aria-hidden="true" />} run={onFind} />
        <Tool label={t('versions')} icon={<IconHistory size={16} aria-hidden="true" />} run={onVersions} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly run: () => void
  readonly isOn?: boolean
  readonly writes?: Writes
}

function Tool({ label, icon, run, isOn, writes }: ToolProps) {
  const blocked = useWriteBlocked(writes)
  return (
    <RichTextEditor.Control
      aria-label={label}
      title={label}
      onClick={run}
      {...(isOn === undefined ? {} : { active: isOn, 'aria-pressed': isOn })}
      {...blocked}
    >
      {icon}
    </RichTextEditor.Control>
  )
}
