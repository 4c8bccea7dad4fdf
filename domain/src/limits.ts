/** Numbers of the business with their unit and their one home (S9.*, D4, D8.10). */

/** Fewest characters of a search term (S5.1). */
export const SEARCH_MIN_CHARS = 2
/** Pause after the last key before a search runs, ms (S5.1). */
export const SEARCH_DEBOUNCE_MS = 300
/** Results per page in the search drawer (S9.1). */
export const SEARCH_DRAWER_PAGE_SIZE = 20
/** Results per page elsewhere when the caller names none (S9.1, D8.3). */
export const PAGE_SIZE = 50
/** Items that one call does the same to, at most. */
export const BULK_MAX = 500
/** Ids that one call tells of a list, at most. */
export const LIST_IDS_MAX = 5000
/** Cards of a board that one call tells of, at most. */
export const BOARD_CARDS_MAX = 200
/** Matches of a dossier that one call tells of side by side, at most. */
export const MATCH_LINES_MAX = 200
/** Words that may be blotted out of a dossier by hand, at most. */
export const MASKS_MAX = 200
/** Longest of them, characters. */
export const MASK_LENGTH_MAX = 100
/** Suppliers that one call offers a dossier to, at most. */
export const OFFERS_MAX = 60
/** Longest name of a view, characters. */
export const VIEW_NAME_MAX = 80
/** Groups that a list tells of, the largest first. */
export const GROUPS_MAX = 200
/** Rules of one filter of a list, those in its groups counted. */
export const WHERE_RULES_MAX = 20
/** Values of one such rule. */
export const WHERE_VALUES_MAX = 20
/** Values of all its rules together, doubles counted once in each rule. */
export const WHERE_ALL_VALUES_MAX = 40
/** Longest of them, characters. */
export const WHERE_VALUE_MAX = 200
/** Longest text of such a filter in an address, characters. */
export const WHERE_TEXT_MAX = 4000
/** Items and views that somebody keeps at hand in the menu, at most. */
export const FAVOURITES_MAX = 50
/** Views of lists that one person keeps, at most. */
export const VIEWS_MAX = 200
/** Reports that one person keeps, at most. */
export const REPORTS_MAX = 50
/** Reports on the dashboard of one person, at most. */
export const REPORTS_SHOWN_MAX = 12
/** Groups that a report shows, at most. */
export const REPORT_GROUPS_MAX = 200
/** Largest target of a report: of a count, or whole euros of a sum. */
export const REPORT_TARGET_MAX = 1_000_000_000_000
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
/** Pause after the last change before the planning of a dossier is saved, ms (S4.16). */
export const PLANNING_SAVE_MS = 1000
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
/** Most bytes of the shared document of a note, what was deleted in it included (D21.2). */
export const NOTE_BYTES_MAX = 2_000_000
/** Most bytes of one edit of a note; the whole of one that was written without a line is one as well (D9). */
export const NOTE_EDIT_MAX = 900_000
/** Most tabs that ever wrote in it (D21.2). */
export const NOTE_WRITERS_MAX = 2000
/** Most pieces in which it may lie: merging takes as long as there are pieces (D21.2). */
export const NOTE_PIECES_MAX = 20_000
/** Fewest characters of a password (D8.8). */
export const PASSWORD_MIN = 10
/** How long an item in the trash can be restored, days (D2.5). */
export const TRASH_DAYS = 30
/** How long one is told of what happened, days. */
export const NOTIFICATION_DAYS = 30
/** Longest line of a chat, characters. */
export const CHAT_TEXT_MAX = 4000
/** How long one may change or take back what one said, minutes (D13). */
export const CHAT_EDIT_MINUTES = 15
/** How long what was said is kept when nothing else is set, days (D13). */
export const CHAT_DAYS = 60
/** Rooms that one list tells of. */
export const CHAT_ROOMS_MAX = 60
/** To how many one message may go by name; a whole space is one. */
export const MESSAGE_RECIPIENTS_MAX = 100
/** A todo that is due within this time is told of, hours. */
export const DUE_SOON_HOURS = 24
/** How long the answer to an idempotency key is kept, hours (D2.4). */
export const IDEMPOTENCY_HOURS = 24
/** For how many weeks logins are kept and counted (D11.2). */
export const LOGIN_WEEKS_MAX = 104
/** A session ends after this many hours without use (D8.8). */
export const SESSION_IDLE_HOURS = 12
/** A session ends after this many days whatever happens (D8.8). */
export const SESSION_DAYS = 30
/** Rows of an exported list at most (D17.2); a narrower filter exports the rest. */
export const EXPORT_ROWS_MAX = 250_000
/** Rows of an exported workbook at most: unlike CSV it is made whole before it is sent. */
export const EXPORT_XLSX_MAX = 50_000
/** Chosen items of one export at most. */
export const EXPORT_IDS_MAX = 10_000
/** Largest file that is imported, MB (D8.10); a workbook, which is unpacked whole, may have less. */
export const IMPORT_MAX_MB = 50
export const IMPORT_XLSX_MAX_MB = 20
/** Files, pictures and imports that one account sends in a day, at most, and how much they are together, GB (D21.1). */
export const UPLOADS_DAY_MAX = 1000
export const UPLOAD_DAY_MAX_GB = 5
/** Rows of one file that is sent, at most: as many as an export gives. */
export const IMPORT_ROWS_MAX = EXPORT_ROWS_MAX
/** Columns of one file, at most. */
export const IMPORT_COLUMNS_MAX = 1000
/** How long the report of an import is kept, days. */
export const IMPORT_DAYS = 30
/** Months that statistics are asked of at once, at most (D11.2). */
export const STATISTICS_MONTHS_MAX = 240
/** Leads that are named with a month, at most. */
export const STATISTICS_LEADS_MAX = 25
/** Suppliers and branches that have a line of their own, at most. */
export const STATISTICS_NAMES_MAX = 200
/** Items that one stretch of the agenda tells of, at most (D14). */
export const AGENDA_ITEMS_MAX = 2000
/** Longest stretch of the agenda that is asked at once, days. */
export const AGENDA_DAYS_MAX = 400
/** Registrations that the attendance of one activity tells of, at most (D12). */
export const ATTENDANCE_MAX = 2000

/** Joined edges that the preview of a merge names; all of them are counted (D23.5). */
export const JOINS_SHOWN = 50

/** Calls with referees that are recorded of one match, at most (F1.12). */
export const REFERENCE_CALLS_MAX = 20

/** Signs of the id of a criterion: a join is called by its groups (F2.1). */
export const CRITERION_ID_MAX = 80

/** The points of the criterion that counts most (F2.5). */
export const WEIGHT_POINTS_MAX = 100

/** Decimals of those points: an order alone gives weights as exact as its centroids are (F2.5). */
export const WEIGHT_POINT_DECIMALS = 6

/** The points of a scenario, which are hundredths of a percent (F2.13). */
export const SCENARIO_POINTS_MAX = 10_000

/** So many days before or after its start a step of a planning is counted; one that lies further off has its date alone (D11.1). */
export const STEP_DAYS_MAX = 3650
