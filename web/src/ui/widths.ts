/** The widest window, in pixels, of each kind; above `chat` the people in a room stand beside it (S9.3). */
const widths = { phone: 599, chat: 649, small: 719, narrow: 899, middle: 1199, large: 1279 }

/**
 * The widths at which screens change, by name: `upTo.phone` is a media query for code, and styles say the same as `@media (--phone)`;
 * `(--above-phone)` is what is wider.
 */
export const upTo = {
  phone: `(max-width: ${widths.phone}px)`,
  chat: `(max-width: ${widths.chat}px)`,
  small: `(max-width: ${widths.small}px)`,
  narrow: `(max-width: ${widths.narrow}px)`,
}

/** The media queries of the names that styles say (postcss.config.mjs). */
export const namedWidths: ReadonlyMap<string, string> = new Map(
  Object.entries(widths).flatMap(([name, width]) => [
    [`--${name}`, `max-width: ${width}px`],
    [`--above-${name}`, `min-width: ${width + 1}px`],
  ]),
)
