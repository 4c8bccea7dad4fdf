import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Text } from '../../ui/layout/Text.tsx'
import type { Part } from './partsOf.ts'
import classes from './Weighing.module.css'

interface NumberSentenceProps {
  readonly parts: readonly Part[]
  /** What its numbers were made of, shown under it once one of them is pressed. */
  readonly children: ReactNode
  /** The sentence that the screen is read for. */
  readonly isMain?: boolean
}

/** A sentence of which each number opens to where it comes from (F2.15). */
export function NumberSentence({ parts, children, isMain = false }: NumberSentenceProps) {
  const { t } = useTranslation('weighing')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Text {...(isMain ? { size: 'lg', weight: 'strong', breaks: true, 'data-printed': '' } : {})}>
        {parts.map(({ text, isNumber }, at) =>
          isNumber ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name than their place
              key={at}
              type="button"
              className={classes.number}
              data-printed=""
              data-inline=""
              aria-expanded={isOpen}
              title={t('behindNumber')}
              onClick={() => setOpen(!isOpen)}
            >
              {text}
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name than their place
            <span key={at}>{text}</span>
          ),
        )}
      </Text>
      {isOpen && children}
    </>
  )
}
