import { linkAddress } from '@schakel/domain'
import { Link } from '@tiptap/extension-link'

/**
 * Links as a rich text keeps them (D4.3): with `https://` or `mailto:` where none was typed. `refuse` says that an address is none of those:
 * kept without it, it would be a link to nobody but who writes.
 */
export function linkMark(refuse: () => void) {
  return Link.extend({
    addAttributes() {
      return {
        ...this.parent?.(),
        href: { default: null, parseHTML: (element: HTMLElement) => linkAddress(element.getAttribute('href') ?? '') },
      }
    },
    addCommands() {
      const commands = this.parent?.()
      return {
        ...commands,
        setLink: (attributes) => (props) => {
          const href = linkAddress(attributes.href)
          if (href === undefined && props.dispatch) refuse()
          return href !== undefined && commands?.setLink?.({ ...attributes, href })(props) === true
        },
      }
    },
    // As the library of the screen has it.
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        window.dispatchEvent(new Event('edit-link'))
        return true
      },
    }),
  }).configure({
    openOnClick: false,
    isAllowedUri: (address) => linkAddress(address) !== undefined,
    HTMLAttributes: { target: null, rel: null, class: null },
  })
}
