interface Sorted {
  readonly codes: string
  readonly words?: string
}

/**
 * The columns of texts, lists and documents of each table, sorted. Codes are ids, keys, hashes, states and days: nobody puts words there, so
 * that nobody is named there, whatever somebody was called (D6). In words people are named, or in what is made of those. A test holds this
 * against the database; until a new column is sorted it counts as words.
 */
export const sortedColumns: ReadonlyMap<string, Sorted> = new Map(
  Object.entries({
    account_keys: { codes: 'purpose user_id', words: 'detail' },
    agenda_feeds: { codes: 'user_id nonce' },
    agenda_imports: { codes: 'user_id item', words: 'uid said' },
    agenda_overlays: { codes: 'user_id', words: 'name url body error' },
    changes: { codes: 'by item edge kind also', words: 'before after secret' },
    chat_messages: { codes: 'id item author client', words: 'text' },
    chat_reads: { codes: 'item reader' },
    chat_rooms: { codes: 'item' },
    count_due: { codes: 'id' },
    count_way: { codes: 'way' },
    counted_dossiers: { codes: 'id month spaces status reached tags leads' },
    counted_matches: { codes: 'id dossier supplier status reached' },
    demo_closings: { codes: 'match', words: 'joins' },
    demo_scores: { codes: 'match user_id side state', words: 'scores joins' },
    disclosure_reads: { codes: 'match reader' },
    disclosures: { codes: 'match dossier supplier event by match_status dossier_status' },
    dossier_facts: { codes: 'id at month happened status reached readers staged' },
    edges: { codes: 'key edge parent child alias', words: 'props' },
    ended_follows: { codes: 'follower item' },
    erasures: { codes: 'id by', words: 'words' },
    favourites: { codes: 'user_id item view_id merged_from' },
    file_contents: { codes: 'item hash' },
    follows: { codes: 'follower item merged_from' },
    form_news: { codes: 'item', words: 'limited words' },
    google_calendars: { codes: 'user_id', words: 'name error calendars' },
    idempotency: { codes: 'user_id', words: 'key request answer' },
    import_items: { codes: 'import item edges outcome' },
    import_mappings: { codes: 'user_id headings type mapping' },
    import_merges: { codes: 'import', words: 'undo' },
    import_rows: { codes: 'import outcome', words: 'report' },
    imports: { codes: 'id user_id state', words: 'job' },
    items: {
      codes: 'id type readers limited_readers created_by deleted_by deleted_with staged',
      words: 'fields secret limited words words_limited authors',
    },
    login_failures: { codes: 'subject' },
    logins: { codes: 'user_id' },
    mails: { codes: 'reader', words: 'recipient subject body html error' },
    match_facts: { codes: 'id dossier supplier status reached readers staged' },
    match_reviews: { codes: 'match shown reviewed reviewed_by' },
    message_parties: { codes: 'message key edge party' },
    message_reads: { codes: 'message reader' },
    migrations: { codes: 'name sha256 version' },
    month_counts: { codes: 'space month kind a b' },
    month_leads: { codes: 'space month lead', words: 'folded' },
    news_mailed: { codes: 'reader news' },
    note_counts: { codes: 'item' },
    note_updates: { codes: 'item writer' },
    notes: { codes: 'item', words: 'html saving_html savings' },
    notifications: { codes: 'reader kind item detail' },
    oidc_before: { codes: 'issuer subject user_id' },
    oidc_links: { codes: 'issuer subject user_id' },
    open_weighings: { codes: 'dossier user_id side points state', words: 'author' },
    passkeys: { codes: 'id user_id transports', words: 'name' },
    passwords: { codes: 'user_id hash' },
    photo_copies: { codes: 'hash', words: 'credit' },
    photos: { codes: 'id', words: 'found' },
    places: { codes: 'address' },
    probing: { codes: 'supplier kind' },
    recovery_codes: { codes: 'user_id' },
    reference_calls: { codes: 'id match size user_id', words: 'role name rows joins' },
    reminders: { codes: 'reader item' },
    report_mails: { codes: 'user_id report_id sent_month' },
    report_places: { codes: 'user_id report_id' },
    reports: { codes: 'id owner space', words: 'name report' },
    retention: { codes: 'name' },
    sessions: { codes: 'user_id device address' },
    todo_repeats: { codes: 'done next edges' },
    totp: { codes: 'user_id' },
    touches: { codes: 'kind item child edge key readers limited changed status' },
    turns: { codes: 'work holder' },
    upload_days: { codes: 'who' },
    uploads: { codes: 'hash who kind', words: 'credit' },
    user_settings: { codes: 'user_id settings' },
    view_defaults: { codes: 'user_id type view_id' },
    views: { codes: 'id owner space type', words: 'name settings' },
    work_snoozes: { codes: 'reader item merged_from' },
  }),
)

const codes = new Map([...sortedColumns].map(([table, sorted]) => [table, new Set(sorted.codes.split(' '))]))

/** The table that a partition of it belongs to: each month of `changes` is one. */
export function tableOf(name: string): string {
  return name.replace(/_(?:2\w*|rest)$/, '')
}

/** Whether a column holds codes of the program, and no words of people. */
export function isCodeColumn(table: string, column: string): boolean {
  return codes.get(tableOf(table))?.has(column) ?? false
}
