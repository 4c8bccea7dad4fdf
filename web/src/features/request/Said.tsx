import { type ReactNode, useEffect, useRef } from 'react'
import { Text } from '../../ui/layout/Text.tsx'
import card from '../../ui/PublicCard.module.css'

interface SaidProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** What came of it; the keyboard and the reader begin at its title, since what they were in is gone. */
export function Said({ icon, title, text, children }: SaidProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`${card.card} ${card.done}`}>
      {icon}
      <h1 className={card.title} tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <Text tone="soft">{text}</Text>
      {children}
    </div>
  )
}
