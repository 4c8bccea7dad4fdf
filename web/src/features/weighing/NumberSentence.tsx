import { type ReactNode, useState } from 'react'
import { Text } from '../../ui/layout/Text.tsx'
import { NumberButton } from './NumberButton.tsx'
import type { Part } from './partsOf.ts'

interface NumberSentenceProps {
  readonly parts: readonly Part[]
  /** What its numbers were made of, shown under it once one of them is pressed. */
  readonly children: ReactNode
  /** The sentence that the screen is read for. */
  readonly isMain?: boolean
}

/** A sentence of which each number opens to where it comes from (F2.15). */
export function NumberSentence({ parts, children, isMain = false }: NumberSentenceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Text {...(isMain ? { size: 'lg', weight: 'strong', breaks: true, 'data-printed': '' } : {})}>
        {parts.map(({ text, isNumber }, at) =>
          isNumber ? (
            <NumberButton
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name than their place
              key={at}
              isInline
              isOpen={isOpen}
              onToggle={() => setOpen(!isOpen)}
            >
              {text}
            </NumberButton>
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
