import type { RefObject } from 'react'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { useScreenCommands } from '../../../ui/screenCommands.ts'

interface CommandsInput {
  readonly board: RefObject<HTMLElement | null>
  /** A card is being carried: its keys are those that carry it. */
  readonly isCarrying: boolean
  /** Closes what is open beside the board, or lets go of what was chosen; false when there is neither. */
  readonly letGo: () => boolean
}

/** What a board does by keyboard besides what all cards do: m opens the menu that moves a card, Escape leads back. */
export function useBoardCommands({ board, isCarrying, letGo }: CommandsInput): void {
  const { t } = useTranslation('list')
  const focused = () => {
    const { activeElement: now } = document
    return !isCarrying && now && board.current?.contains(now) ? now : undefined
  }
  useScreenCommands([
    {
      label: t('keys.move'),
      keys: ['m'],
      isKeysOnly: true,
      run() {
        const menu = focused()?.closest('[data-walk]')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')
        if (!menu) return false
        menu.click()
      },
    },
    { label: t('keys.back'), keys: ['Escape'], isKeysOnly: true, run: () => focused() !== undefined && letGo() },
  ])
}
