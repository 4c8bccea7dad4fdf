/** Numbers of the business with their unit and their one home (S9.*, D4, D8.10). */

/** Fewest characters of a search term (S5.1). */
export const SEARCH_MIN_CHARS = 2
/** Pause after the last key before a search runs, ms (S5.1). */
export const SEARCH_DEBOUNCE_MS = 300
/** Results per page in the search drawer (S9.1). */
export const SEARCH_DRAWER_PAGE_SIZE = 20
/** Results per page elsewhere when the caller names none (S9.1, D8.3). */
export const PAGE_SIZE = 50
/** Largest page a caller may ask (D8.3). */
export const PAGE_SIZE_MAX = 200
/** The last page a caller may ask; what lies beyond is found by narrower filters (D8.10). */
export const PAGE_MAX = 1_000_000
/** Longest search term, characters (D8.10). */
export const SEARCH_TERM_MAX = 200
/** Totals are exact up to here and an estimate above (D8.3). */
export const EXACT_TOTAL_MAX = 10_000
/** Deepest read of an item (D8.7). */
export const DEPTH_MAX = 5
/** Pause after creating before an auto-open type opens, ms (S9.2). */
export const AUTO_OPEN_DELAY_MS = 2000
/** How long an info snackbar stays, ms (S9.2). */
export const SNACKBAR_MS = 6000
/** How long undo is offered after a delete, ms. */
export const UNDO_MS = 10_000
/** Time without input before the client logs out, ms (S4.15). */
export const IDLE_MS = 600_000
/** Avatars shown before "+N" (S9.4). */
export const AVATARS_SHOWN = 5
/** Price, budget, licence and implementation when nothing is said, whole euros (S9.7). The server may be configured otherwise. */
export const DEFAULT_PRICE = 575
/** Largest amount of money, whole euros (D4.4). */
export const MONEY_MAX = 100_000_000
/** Longest one-line name, characters (D4.3). */
export const NAME_MAX = 200
/** Shortest name of a space, user, person, software, todo and activity, characters (S5.5). */
export const NAME_MIN = 6
/** Longest description or note, characters (D4.3). */
export const TEXT_MAX = 20_000
/** Fewest characters of a password (D8.8). */
export const PASSWORD_MIN = 10
/** How long an item in the trash can be restored, days (D2.5). */
export const TRASH_DAYS = 30
/** How long the answer to an idempotency key is kept, hours (D2.4). */
export const IDEMPOTENCY_HOURS = 24
/** A session ends after this many hours without use (D8.8). */
export const SESSION_IDLE_HOURS = 12
/** A session ends after this many days whatever happens (D8.8). */
export const SESSION_DAYS = 30
