import '@mantine/tiptap/styles.layer.css'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { allowedMarkup } from '../../../ui/allowedMarkup.ts'
import { linkMark } from '../../../ui/linkMark.ts'
import { notifyInfo } from '../../../ui/notify.ts'
import { useEditorLabels } from '../../../ui/useEditorLabels.ts'
import { GroupFrame } from './Group.tsx'
import { type InputProps, inputText } from './inputProps.ts'
import classes from './inputs.module.css'
import { tablesAsLines } from './pastedTable.ts'

const kit = StarterKit.configure({ ...allowedMarkup, link: false })

/** What the editor writes, in the allowed tags. */
function asKept(html: string): string {
  return html.replace(/<(\/?)em>/g, '<$1i>')
}

/** Text with markup (D4.3). */
export default function RichTextField({ id, label, field, value, error, onChange, onLeave, isFirst }: InputProps) {
  const { t } = useTranslation('forms')
  const { t: words } = useTranslation('editor')
  const labels = useEditorLabels()
  const extensions = useMemo(() => [kit, linkMark(() => notifyInfo(words('linkRefused')))], [words])
  const written = useRef(inputText(value))
  const events = useRef({ onChange, onLeave })
  events.current = { onChange, onLeave }
  const editor = useEditor({
    extensions,
    content: inputText(value),
    shouldRerenderOnTransaction: true,
    onUpdate({ editor: now }) {
      written.current = now.isEmpty ? '' : asKept(now.getHTML())
      events.current.onChange(written.current)
    },
    onBlur: () => events.current.onLeave(),
  })

  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        transformPastedHTML: tablesAsLines,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : {}),
          ...(isFirst ? { 'data-autofocus': 'true' } : {}),
        },
      },
    })
  }, [editor, id, error, isFirst])

  useEffect(() => {
    // The form was filled from elsewhere: a draft, or what someone else had written.
    if (inputText(value) === written.current) return
    written.current = inputText(value)
    editor?.commands.setContent(inputText(value), { emitUpdate: false })
  }, [editor, value])

  return (
    <GroupFrame id={id} label={label} required={field.required} error={error}>
      <RichTextEditor
        editor={editor}
        classNames={{ root: classes.editor, toolbar: classes.editorTools, content: classes.editorText }}
        labels={labels}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={t('editorTools')}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
            <RichTextEditor.Strikethrough />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </GroupFrame>
  )
}
