/** Keys of forms, remarks, menus and lists, which belong to what has the keyboard and are no commands of the screen. */
export const inPlace: readonly {
  readonly name: 'close' | 'save' | 'mention' | 'menu' | 'walk'
  readonly keys: readonly string[]
}[] = [
  { name: 'close', keys: ['Escape'] },
  { name: 'save', keys: ['Mod+Enter'] },
  { name: 'mention', keys: ['@'] },
  { name: 'menu', keys: ['Shift+F10'] },
  { name: 'walk', keys: ['ArrowUp', 'ArrowDown'] },
]
