import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { isComposing } from '../../ui/composing.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { find } from './find.ts'
import classes from './Note.module.css'

/** Finds words within the note: Enter goes on, Shift with it goes back, Escape returns to the text. */
export function FindBar({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useTranslation('notes')
  const [query, setQuery] = useState('')
  const [found, setFound] = useState({ count: 0, at: 0 })
  const go = (words: string, step: number) => setFound(find(editor.view, words, step))
  const close = () => {
    find(editor.view, '', 0)
    onClose()
    editor.commands.focus()
  }
  return (
    <Row as="search" gap={1.5} pad={1} padX={2} wrap line="below" className={classes.find}>
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: one has just asked to find something
        autoFocus
        value={query}
        aria-label={t('find')}
        placeholder={t('find')}
        enterKeyHint="next"
        onChange={(event) => {
          setQuery(event.target.value)
          go(event.target.value, 0)
        }}
        onKeyDown={(event) => {
          if (isComposing(event)) return
          if (event.key === 'Enter') {
            event.preventDefault()
            go(query, event.shiftKey ? -1 : 1)
          }
          if (event.key === 'Escape') {
            event.stopPropagation()
            close()
          }
        }}
      />
      <Hint role="status" as="span">
        {query.trim() !== '' &&
          (found.count === 0 ? t('findNone') : t('findAt', { at: found.at + 1, count: found.count }))}
      </Hint>
      <IconButton size="sm" label={t('findPrevious')} onClick={() => go(query, -1)}>
        <IconChevronUp size={18} aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('findNext')} onClick={() => go(query, 1)}>
        <IconChevronDown size={18} aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('findClose')} onClick={close}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
