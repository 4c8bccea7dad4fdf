import type { RefObject } from 'react'

interface FileInputProps {
  readonly at: RefObject<HTMLInputElement | null>
  readonly label: string
  /** Kinds of file that the browser offers first; others can still be chosen. */
  readonly accept?: string
  readonly capture?: 'user' | 'environment'
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The browser's own way to a file, unseen: a button stands for it. */
export function FileInput({ at, label, accept, capture, multiple, onFiles }: FileInputProps) {
  return (
    <input
      ref={at}
      type="file"
      hidden
      accept={accept}
      capture={capture}
      multiple={multiple}
      aria-label={label}
      onChange={(event) => {
        onFiles([...(event.currentTarget.files ?? [])])
        // The same file may be chosen again after something went wrong.
        event.currentTarget.value = ''
      }}
    />
  )
}
