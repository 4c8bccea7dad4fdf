import { FORM_RULES } from '@schakel/domain/anonymity'

/*
 * Who reads what, said once (D6, D7). An item carries its readers, `readers`, and those of its limited form, `limited_readers`, as lists
 * of keys (`functions/readers.sql` makes them); whoever holds one of the keys reads it. The statements of the store and the functions of
 * the database are written from the expressions below. The domain's `formFor` walks the same rule step by step, and a property test
 * holds the two against each other.
 */

/** The keys of a viewer, and the one that opens what was disclosed to their organisation, as SQL. */
export interface Holder {
  readonly keys: string
  readonly open: string
}

/** That the row `i` is not in the trash, and not of an import that has not landed: such a one is looked up for what a young import made alone. */
export function isThere(i = 'i'): string {
  return `${i}.deleted_at is null and (${i}.staged is null or not is_staged(${i}.staged))`
}

/**
 * The same as `isThere`, for a statement that goes through many rows of an import: which imports have not landed is looked up once, not for
 * each row. To the planner it costs nothing, so that it reads all items where it does not know how few are asked for.
 */
export function isThereOfMany(i = 'i'): string {
  return `${i}.deleted_at is null
    and (${i}.staged is null or ${i}.staged <> all (array(select m.id from imports m where m.landed_at is null)))`
}

/** That these keys read the row `i` in full. */
export function isWhole(keys: string, i = 'i'): string {
  return `${i}.readers && ${keys}`
}

/** That what was not read in full was disclosed. */
export function isDisclosed(open: string, i = 'i'): string {
  return `${open} = any (${i}.limited_readers)`
}

/** That these keys read the limited form of the row `i`, once it is made. */
export function isLimited(keys: string, i = 'i'): string {
  return `${i}.limited_readers && ${keys}`
}

/** Whether some supplier to whom one item was disclosed reads the other as anonymous, by the limited readers of both. */
export function isKnownBeside(disclosed: readonly string[], anonymous: readonly string[]): boolean {
  return disclosed.some((key) => key.startsWith('open:') && anonymous.includes(key.replace('open:', 'match:')))
}

/** The limited form of the row `i`; none where other rules made it (D20.6). */
export function madeForm(i = 'i'): string {
  return `(case when ${i}.form_rules is null or ${i}.form_rules = ${FORM_RULES} then ${i}.limited end)`
}

/** That the row `i`, which is there, exists for this holder. A limited form that is not made yet is none. */
export function isRead({ keys, open }: Holder, i = 'i'): string {
  return `(${isWhole(keys, i)} or ${isLimited(keys, i)} and ${i}.limited_readers <> '{}'
    and (${madeForm(i)} is not null or ${isDisclosed(open, i)}))`
}

/** The form in which this holder reads the row `i`; `disclosed` is what an item is once it was disclosed. */
export function formRead({ keys, open }: Holder, disclosed = disclosedForm('i'), i = 'i'): string {
  return `case when ${isWhole(keys, i)} then ${i}.fields when ${isDisclosed(open, i)} then ${disclosed}
    when ${isLimited(keys, i)} then ${madeForm(i)} end`
}

/** What is read of the row `i` once it was disclosed. */
export function disclosedForm(i = 'i'): string {
  return `disclosed_form(${i}.type, ${i}.fields, ${i}.limited)`
}

/** That a supplier with these keys reads a row over a match that was not disclosed, by its lists of readers. */
function isHidden({ keys, open }: Holder, readers: string, limited: string): string {
  return `not (${readers} && ${keys}) and ${open} <> all (${limited}) and 'match:' || substr(${open}, 6) = any (${limited})`
}

/**
 * The words that the functions of the database take from here: `{{whole i}}` is the condition on their row `i` for whoever holds
 * `p_keys`, and `{{whole i r.keys}}` the same for other keys.
 */
export function withReaders(sql: string): string {
  return sql
    .replaceAll(/\{\{there (\w+)\}\}/g, (_, i: string) => isThere(i))
    .replaceAll(/\{\{whole (\w+)(?: ([\w.]+))?\}\}/g, (_, i: string, keys = 'p_keys') => isWhole(keys, i))
    .replaceAll(/\{\{limited (\w+) ([\w.]+)\}\}/g, (_, i: string, keys: string) => isLimited(keys, i))
    .replaceAll(/\{\{disclosed (\w+)\}\}/g, (_, i: string) => isDisclosed('p_open', i))
    .replaceAll('{{unnamed}}', unnamed)
    .replaceAll(/\{\{made (\w+)\}\}/g, (_, i: string) => madeForm(i))
}

const holder: Holder = { keys: 'p_keys', open: 'p_open' }
/** The types that a supplier reads without the name of who asks, before disclosure. */
const unnamed = ['dossier', 'match', 'comment', 'todo', 'activity', 'requirement', 'answer']
  .map((type) => `'${type}'`)
  .join(', ')
const withoutName = `i.type in (${unnamed})`

/** The functions by which the database itself asks who reads what. */
export function readerFunctions(): string {
  return `
-- The one way out: the form of an item for whoever holds these keys, or null when they hold none (D6, D7).
-- p_open is the key that opens what was disclosed to the viewer's organisation.
create or replace function visible_form(i items, p_keys text[], p_open text, p_super boolean) returns jsonb language sql stable as $$
  select case when not (${isThere()}) then null
    when p_super then case when i.secret is null then i.fields else i.fields || i.secret end
    else ${formRead(holder)} end
$$;

-- Whether the item exists for whoever holds these keys.
create or replace function is_visible(i items, p_keys text[], p_open text, p_super boolean) returns boolean language sql stable as $$
  select ${isThere()} and (p_super or ${isRead(holder)})
$$;

-- Whether a supplier reads the item over a match that was not disclosed.
create or replace function is_anonymous(i items, p_keys text[], p_open text) returns boolean language sql stable as $$
  select p_open <> '' and ${withoutName} and ${isHidden(holder, 'i.readers', 'i.limited_readers')}
$$;

-- The same of a moment before, by what its readers were then.
create or replace function was_anonymous(p_readers text[], p_limited text[], p_keys text[], p_open text) returns boolean language sql immutable as $$
  select ${isHidden(holder, 'p_readers', 'p_limited')}
$$;

-- In which form keys open an item with these readers: 3 whole, 2 disclosed, 1 limited, 0 not at all (D6, D7).
create or replace function read_scope(p_readers text[], p_limited text[], p_keys text[], p_open text) returns integer language sql immutable as $$
  select case when p_readers && p_keys then 3 when p_open = any (p_limited) then 2 when p_limited && p_keys then 1 else 0 end
$$;
`
}
