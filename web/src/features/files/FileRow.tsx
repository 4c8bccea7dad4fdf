import type { AnyItem } from '@schakel/domain'
import { ChildRow } from '../../entities/items/page/ChildRow.tsx'
import { FileFace } from './FileFace.tsx'
import { FileLine } from './FileLine.tsx'
import { FileLinkButton } from './FileLinkButton.tsx'
import { kindOfFile } from './fileFacts.ts'

/** A file in the list of files of an item, with the way to it and its menu: edit, open, delete. */
export function FileRow({ file, parent }: { readonly file: AnyItem; readonly parent: AnyItem }) {
  return (
    <ChildRow
      item={file}
      parent={parent}
      face={<FileFace kind={kindOfFile(file)} />}
      detail={<FileLine file={file} />}
      end={<FileLinkButton file={file} />}
    />
  )
}
