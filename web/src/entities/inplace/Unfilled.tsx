import type { AnyItem } from '@schakel/domain'
import { IconPlus } from '@tabler/icons-react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import type { ShownField } from '../forms/shape.ts'
import { Editor } from './editorPart.ts'
import classes from './InPlace.module.css'
import { LeftField } from './leftPart.ts'

interface UnfilledProps {
  readonly item: AnyItem
  readonly free: readonly ShownField[]
  readonly onBegin: (name: string) => void
}

/** What may still be filled in: the name of each field begins it. */
export function Unfilled({ item, free, onBegin }: UnfilledProps) {
  const { t } = useTranslation('items')
  const words = useWords()
  if (free.length === 0) return null
  return (
    <>
      {free.map((shown) => (
        <LeftField key={shown.name} item={item} shown={shown} onGoOn={() => onBegin(shown.name)} />
      ))}
      <Cluster as="div" role="group" aria-label={t('fillIn')} gap={0.5} data-screen>
        {free.map(({ name }) => (
          <Button
            key={name}
            size="sm"
            tone="plain"
            writes="now"
            className={classes.free}
            icon={<IconPlus size={14} aria-hidden="true" />}
            onPointerEnter={Editor.preload}
            onFocus={Editor.preload}
            onClick={() => onBegin(name)}
          >
            {words.field(item._type, name)}
          </Button>
        ))}
      </Cluster>
    </>
  )
}
