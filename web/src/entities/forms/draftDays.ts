/** So long what was typed and not saved waits for who typed it. */
export const DRAFT_DAYS = 30
