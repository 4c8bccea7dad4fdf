import type { ColourName } from '@schakel/domain'
import { definitionOf, type FileKind, hexOf } from '@schakel/domain'
import {
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconPresentation,
  IconTable,
} from '@tabler/icons-react'
import type { Icon } from '../../ui/icons.ts'
import classes from './Files.module.css'

const faces: Readonly<Record<FileKind, { readonly icon: Icon; readonly colour: ColourName }>> = {
  picture: { icon: IconPhoto, colour: 'paars' },
  pdf: { icon: IconFileTypePdf, colour: 'rood' },
  text: { icon: IconFileText, colour: 'blauw' },
  sheet: { icon: IconTable, colour: 'groen' },
  slides: { icon: IconPresentation, colour: 'oranje' },
  archive: { icon: IconFileZip, colour: 'oker' },
  sound: { icon: IconMusic, colour: 'roze' },
  film: { icon: IconMovie, colour: 'indigo' },
  other: { icon: IconFile, colour: definitionOf('file').colour },
}

interface FileFaceProps {
  readonly kind: FileKind
  readonly size?: number
}

/** What kind of file it is, as an icon on its colour; the words stand beside it. */
export function FileFace({ kind, size = 36 }: FileFaceProps) {
  const { icon: KindIcon, colour } = faces[kind]
  return (
    <span className={classes.face} style={{ '--item-color': hexOf(colour), '--size': `${size}px` }} aria-hidden="true">
      <KindIcon size={Math.round(size * 0.54)} stroke={1.7} />
    </span>
  )
}
