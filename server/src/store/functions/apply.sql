-- The leads (or member organisations with dossiers) whose dossiers, matches and talk must be anonymised anew when these items change.
create or replace function anonymity_roots(p_ids text[]) returns text[] language plpgsql stable as $$
declare
  places text[] := p_ids;
begin
  -- Most writes are about an organisation itself, which needs no walk.
  if exists (select from unnest(p_ids) id where id !~ '^(lead|organisation)/') then
    with recursive up as (
      select id collate "C" as id from unnest(p_ids) id
      union
      select n.parent from up, lateral (
        select e.parent from edges e
          where e.child = up.id and e.edge in ('CONTACTS', 'DOSSIERS', 'COMMENTS', 'SUB', 'MEMBERS', 'TODOS', 'ACTIVITIES', 'REQUIREMENTS')
            and up.id similar to '(person|dossier|comment|user|todo|activity|requirement)/%'
        union all
        select e.parent from edges e where up.id like 'match/%' and e.key = substr(up.id, 7) and e.edge = 'MATCH'
        union all
        -- What is said under a message is between those who ever sent and got it (D20.5).
        select merged_into(e.party) from message_parties e where up.id like 'message/%' and e.message = up.id
          and e.party ~ '^(user|lead|organisation)/'
      ) n
    )
    select array_agg(id) into places from up;
  end if;
  return (select coalesce(array_agg(distinct id), '{}') from unnest(places) id
    where id ~ '^(lead|organisation)/'
      and (select true from edges e where e.parent = id and e.edge = 'DOSSIERS' limit 1));
end
$$;

create or replace function neighbours(p_ids text[]) returns text[] language plpgsql stable as $$
begin
  return (
  select coalesce(array_agg(distinct n), '{}') from (
    select unnest(p_ids) as n
    union select e.child from edges e where e.parent = any (p_ids)
    union select e.parent from edges e where e.child = any (p_ids)
    union select e.parent from edges e where e.edge = 'MATCH'
      and e.key = any (array(select substr(id, 7) from unnest(p_ids) id where id like 'match/%'))
    union select 'match/' || e.key from edges e where e.edge = 'MATCH' and (e.parent = any (p_ids) or e.child = any (p_ids))
  ) x
  );
end
$$;

-- Keeps the answer to an idempotency key (D2.4); raises SK208 when the key has one that still counts.
create or replace function keep_receipt(p_user text, p_at timestamptz, p jsonb) returns void language plpgsql as $$
begin
  insert into idempotency as kept (user_id, key, request, answer, at)
    values (p_user, p ->> 'key', p ->> 'request', p ->> 'answer', p_at)
    on conflict (user_id, key) do update set request = excluded.request, answer = excluded.answer, at = excluded.at
      where kept.at <= p_at - make_interval(hours => (p ->> 'hours')::int);
  if not found then raise exception 'repeated' using errcode = 'SK208'; end if;
end
$$;

-- Holds both ends of new edges as they are until the commit: what hangs under an item takes over its readers, and must not take
-- those that another write is just removing. What will be counted anew is held for that at once, since two that both hold a row
-- and both want more of it wait for ever. Raises SK409 when an end was thrown away, but where it is known to rest in the trash.
create or replace function lock_ends(p_links jsonb, p_touched text[]) returns void language plpgsql as $$
declare
  ends text[];
  counted text[];
begin
  -- Two that close a ring from both sides would each not see the other.
  if p_links @? '$[*] ? (@.circular == true)' then
    perform pg_advisory_xact_lock(7240826);
  end if;
  -- A dossier changes the keys of who asks.
  select array_agg(x.parent) || array_agg(x.child), p_touched || coalesce(array_agg(x.parent) filter (where x.edge = 'DOSSIERS'), '{}')
    into ends, counted from jsonb_to_recordset(p_links) as x(parent text, child text, edge text, resting boolean)
    where x.resting is distinct from true;
  if counted <> '{}' then
    perform from items i where i.id = any (counted) order by i.id for no key update;
  end if;
  if (select bool_or(held.deleted_at is not null)
      from (select i.deleted_at from items i where i.id = any (ends) order by i.id for share) held) then
    raise exception 'stale' using errcode = 'SK409';
  end if;
end
$$;

-- What a write of rows under an item must find as it was read: the item, and which rows there are. Rows have versions of their own.
create or replace function sheet_state(p_id text, p_edge text) returns text language plpgsql as $$
begin
  return (select md5(concat(i.version, ' ', (select string_agg(e.key, ' ' order by e.key) from edges e where e.parent = i.id and e.edge = p_edge)))
    from items i where i.id = p_id);
end
$$;

-- Whether nobody did anything with the todo that was made when this one was done: it is as it was made, in its places, and nobody put
-- it aside or wants to be reminded of it (S3.6).
create or replace function is_untouched_repeat(p_done text) returns boolean language plpgsql stable as $$
begin
  return exists (select from todo_repeats r join items i on i.id = r.next and i.deleted_at is null and i.version = 1
    where r.done = p_done
      and not exists (select from edges e where (e.parent = r.next or e.child = r.next) and e.key <> all (r.edges))
      and (select count(*) from edges e where e.key = any (r.edges)) = cardinality(r.edges)
      and not exists (select from reminders m where m.item = r.next)
      and not exists (select from work_snoozes s where s.item = r.next));
end
$$;

-- All that somebody can have done with a todo that was made after another one: who is to take it back decides by it (S3.6).
create or replace function repeat_state(p_next text) returns text language plpgsql stable as $$
begin
  return (select md5(concat(i.version, ' ', i.deleted_at, ' ',
      (select string_agg(e.key, ' ' order by e.key) from edges e where e.parent = p_next or e.child = p_next), ' ',
      (select string_agg(m.reader, ' ' order by m.reader) from reminders m where m.item = p_next), ' ',
      (select string_agg(s.reader, ' ' order by s.reader) from work_snoozes s where s.item = p_next)))
    from items i where i.id = p_next and i.deleted_at is null);
end
$$;

-- The one way in: carries out a plan that the store has checked, whole or not at all, and says which leads to anonymise anew.
-- Errors: SK208 the request was carried out before; SK403 who throws away would go along; SK409 somebody was first; SK411 no super user would be left;
-- SK422 the edge would make a circle; SK100 ask again inside a transaction.
-- Everything in here goes by key. Its statements are planned once for all values: planning takes longer than they do. And by indexes
-- alone: a plan made while the tables were nearly empty is still right when they are full.
create or replace function apply_plan(p jsonb) returns text[] language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_at timestamptz := (p ->> 'at')::timestamptz;
  v_by text := p ->> 'by';
  -- Whose the inserted items are: the next of a todo that repeats is of who made the first one, whoever ticked it (S3.6).
  v_maker text := case when p ? 'repeated' then (select i.created_by from items i where i.id = p -> 'repeated' ->> 'done') else p ->> 'by' end;
  -- What nobody reads yet and is much lies last in every order: whoever reads what is newest would have to pass all of it.
  v_made timestamptz := case when (p ->> 'aside')::boolean then 'epoch' else v_at end;
  n integer;
  touched text[] := '{}';
  is_quiet boolean;
  costs_super boolean := false;
  roots text[];
  gone text[];
  line record;
begin
  -- Asked before anything is held, so that who must wait for a lead holds nothing meanwhile.
  if p ? 'anonymous' and not (p ->> 'whole')::boolean and cardinality(anonymity_roots(
      array(select jsonb_array_elements_text(p -> 'anonymous'))
      -- What a supplier answers changes nothing that is redacted.
      || array(select x.parent from jsonb_to_recordset(coalesce(p -> 'links', '[]')) as x(parent text, edge text) where x.edge <> 'ANSWERS'))) > 0 then
    raise exception 'needs a transaction' using errcode = 'SK100';
  end if;

  if p ? 'receipt' then
    perform keep_receipt(v_by, v_at, p -> 'receipt');
  end if;

  -- Who looks on hears of what an import makes when it lands, and not before.
  is_quiet := current_setting('schakel.quiet', true) is not distinct from 'on';
  if p ? 'staged' then perform set_config('schakel.quiet', 'on', true); end if;

  if p ? 'touched' then touched := array(select jsonb_array_elements_text(p -> 'touched')); end if;
  -- First of all, as whoever holds an end of an edge could wait for whoever holds this.
  if p ? 'sheet' then
    perform from items i where i.id = p -> 'sheet' ->> 'id' for no key update;
    if sheet_state(p -> 'sheet' ->> 'id', p -> 'sheet' ->> 'edge') is distinct from p -> 'sheet' ->> 'state' then
      raise exception 'stale' using errcode = 'SK409';
    end if;
  end if;
  if p ? 'links' then perform lock_ends(p -> 'links', touched); end if;
  if p ? 'goes' then perform hold_goes(p -> 'goes'); end if;

  if p ? 'inserts' then
    -- With the readers that its place gives it, which are nearly always the right ones: `refresh_readers` then need not write it again,
    -- or, where the plan says that they are settled, not even count them.
    insert into items (id, type, fields, secret, limited, authors, form_at, words, words_limited, created_at, created_by, changed_at, staged, limited_readers, readers)
      select x.id, x.type, x.fields, nullif(x.secret, 'null'), nullif(x.limited, 'null'), nullif(x.authors, '{}'), v_made, x.words, x.words_limited, v_made, v_maker, v_made, p ->> 'staged',
        case when x.type = 'supplier' then array['public:' || x.id] else '{}' end,
        array(select distinct k from (
          select k from jsonb_to_recordset(p -> 'links') as l(edge text, parent text, child text)
            join items o on o.id = l.parent and o.deleted_at is null and o.type <> 'message', unnest(o.readers) k
            where l.child = x.id and k like '%/%' and k not like 'card:%'
              and l.edge in ({{containment}})
              -- A draft is its supplier's alone (G1): `refresh_readers` says who reads it.
              and not (l.edge = 'ANSWERS' and l.parent like 'match/%')
          union all
          select x.id where x.type in ('space', 'organisation', 'supplier', 'lead', 'user')) keys order by k)
      from jsonb_to_recordset(p -> 'inserts')
        as x(id text, type text, fields jsonb, secret jsonb, limited jsonb, authors jsonb, words text, words_limited text);
    if not coalesce((p ->> 'settled')::boolean, false) then
      touched := touched || array(select x ->> 'id' from jsonb_array_elements(p -> 'inserts') x);
    end if;
  end if;

  -- By this it is known later whether somebody changed what an import made (D23.5).
  if p ? 'imported' then
    insert into import_items (import, item, version, edges)
      select p -> 'imported' ->> 'import', x.item, 1, x.edges
      from jsonb_to_recordset(p -> 'imported' -> 'items') as x(item text, edges text[]);
  end if;

  if p ? 'updates' then
    -- An account with another address is linked to a provider anew, by that address; who came in until then opens no other one by the old.
    if p @? '$.updates[*] ? (@.id starts with "user/")' then
      with ended as (
        delete from oidc_links l using jsonb_to_recordset(p -> 'updates') as x(id text, fields jsonb), items i
          where l.user_id = x.id and i.id = x.id and lower(i.fields ->> 'email') is distinct from lower(x.fields ->> 'email')
          returning l.issuer, l.subject, l.user_id)
      insert into oidc_before (issuer, subject, user_id) select issuer, subject, user_id from ended
        on conflict (issuer, subject) do update set user_id = excluded.user_id;
      -- What was mailed to the address of before opens it no more (D8.8).
      delete from account_keys k using jsonb_to_recordset(p -> 'updates') as x(id text, fields jsonb), items i
        where k.user_id = x.id and i.id = x.id and k.purpose in ('reset', 'first', 'email', 'step')
          and lower(i.fields ->> 'email') is distinct from lower(x.fields ->> 'email');
      costs_super := exists (select from jsonb_to_recordset(p -> 'updates') as x(id text, fields jsonb) join items i on i.id = x.id
        where is_super(i.fields) and not is_super(x.fields));
      if costs_super then perform await_supers(); end if;
    end if;
    with u as (
      update items i set fields = x.fields, secret = nullif(x.secret, 'null'), authors = case when x.authors is null then i.authors else nullif(x.authors, '{}') end,
        limited = case when x.keeps then i.limited else nullif(x.limited, 'null') end,
        form_at = case when x.keeps then i.form_at else v_at end,
        words = x.words, words_limited = case when x.keeps then i.words_limited else x.words_limited end,
        version = i.version + 1, changed_at = v_at
      from jsonb_to_recordset(p -> 'updates')
        as x(id text, version integer, keeps boolean, fields jsonb, secret jsonb, limited jsonb, authors jsonb, words text, words_limited text)
      where i.id = x.id and i.version = x.version and i.deleted_at is null
      returning i.id)
    select count(*) into n from u;
    if n <> jsonb_array_length(p -> 'updates') then raise exception 'stale' using errcode = 'SK409'; end if;
    if costs_super then perform keep_super(); end if;
  end if;

  if p ? 'unlink' then
    delete from edges where key in (select jsonb_array_elements_text(p -> 'unlink'));
    get diagnostics n = row_count;
    if n <> jsonb_array_length(p -> 'unlink') then raise exception 'stale' using errcode = 'SK409'; end if;
  end if;

  if p ? 'links' then
    insert into edges (key, edge, parent, child, props, alias, created_at)
      select x.key, x.edge, x.parent, x.child, coalesce(x.props, '{}'), x.alias, coalesce(x.at, v_at)
      from jsonb_to_recordset(p -> 'links') as x(key text, edge text, parent text, child text, props jsonb, alias text, at timestamptz);
    if p @? '$.links[*] ? (@.circular == true)' then
      for line in select x.parent, x.child from jsonb_to_recordset(p -> 'links') as x(parent text, child text, circular boolean)
        where x.circular loop
        if exists (select from below(line.child, 50) b where b.id = line.parent) or line.parent = line.child then
          raise exception 'circle' using errcode = 'SK422';
        end if;
      end loop;
    end if;
  end if;

  if p ? 'relinks' then
    with u as (
      update edges e set props = x.props, version = e.version + 1
      from jsonb_to_recordset(p -> 'relinks') as x(key text, version integer, props jsonb)
      where e.key = x.key and e.version = x.version returning e.key)
    select count(*) into n from u;
    if n <> jsonb_array_length(p -> 'relinks') then raise exception 'stale' using errcode = 'SK409'; end if;
  end if;

  if p ? 'repeated' then
    insert into todo_repeats (done, next, edges)
      select x.done, x.next, x.edges from jsonb_to_record(p -> 'repeated') as x(done text, next text, edges text[])
      on conflict (done) do update set next = excluded.next, edges = excluded.edges;
  end if;
  if p ? 'takenBack' then
    perform from items i join todo_repeats r on r.next = i.id where r.done = p ->> 'takenBack' for update of i;
    if p ? 'repeatState' then
      if not exists (select from todo_repeats r where r.done = p ->> 'takenBack' and repeat_state(r.next) = p ->> 'repeatState') then
        raise exception 'stale' using errcode = 'SK409';
      end if;
    -- A server of the version before.
    elsif not is_untouched_repeat(p ->> 'takenBack') then raise exception 'stale' using errcode = 'SK409';
    end if;
  end if;

  if p ? 'joins' then
    perform join_matches(x.stays, x.goes) from jsonb_to_recordset(p -> 'joins') as x(stays text, goes text);
  end if;
  if p ? 'marks' then
    perform copy_marks(x.stays, x.goes) from jsonb_to_recordset(p -> 'marks') as x(stays text, goes text);
  end if;
  if p ? 'unmarks' then
    perform part_marks(x.stays, x.goes) from jsonb_to_recordset(p -> 'unmarks') as x(stays text, goes text);
  end if;
  if p ? 'parts' then
    perform part_matches(x.stays, x.goes) from jsonb_to_recordset(p -> 'parts') as x(stays text, goes text);
  end if;

  if p ? 'trash' or p ? 'trashes' then
    gone := '{}';
    -- Each comes back by itself, with what went along with it.
    for line in select x.id from jsonb_array_elements_text(coalesce(p -> 'trashes', jsonb_build_array(p -> 'trash'))) as x(id) loop
      gone := gone || trash_item(line.id, v_at, v_by);
    end loop;
    if cardinality(gone) = 0 then raise exception 'stale' using errcode = 'SK409'; end if;
    if v_by = any (gone) then raise exception 'yourself' using errcode = 'SK403'; end if;
    if exists (select from items i where i.id = any (array(select g from unnest(gone) g where g like 'user/%')) and is_super(i.fields)) then
      perform keep_super();
    end if;
    touched := touched || neighbours(gone);
    delete from sessions where user_id = any (gone);
    delete from account_keys where user_id = any (gone) and purpose in ('reset', 'first', 'email', 'step');
  end if;

  if p ? 'restore' then
    -- While it still lies there: hidden after it came back, its history would say that the name was told.
    if (p ->> 'isHidden')::boolean then
      update items set fields = fields || '{"$visible": false, "$open": false}'
          || jsonb_build_object('_version', version + 1, '_changed', p ->> 'at'), version = version + 1, changed_at = v_at
        where id = p ->> 'restore' and deleted_at is not null;
    end if;
    gone := comes_back(p ->> 'restore');
    with u as (update items set deleted_at = null, deleted_by = null, deleted_with = null where id = any (gone) returning id)
    select coalesce(array_agg(id), '{}') into gone from u;
    if cardinality(gone) = 0 then raise exception 'stale' using errcode = 'SK409'; end if;
    -- A match whose other end still lies in the trash waits for that end.
    update items i set deleted_at = x.deleted_at, deleted_by = x.deleted_by, deleted_with = x.deleted_with
      from edges e join items x on x.id in (e.parent, e.child) and x.deleted_at is not null
      where e.edge = 'MATCH' and e.key = any (array(select substr(g, 7) from unnest(gone) g where g like 'match/%'))
        and i.id = 'match/' || e.key;
    touched := touched || neighbours(gone);
  end if;

  if p ? 'password' then
    insert into passwords (user_id, hash, changed_at) values (p -> 'password' ->> 'user', p -> 'password' ->> 'hash', v_at)
      on conflict (user_id) do update set hash = excluded.hash, changed_at = excluded.changed_at;
    delete from sessions where user_id = p -> 'password' ->> 'user';
    -- Who had the old one may have the address of the calendar too (D21.4).
    delete from agenda_feeds where user_id = p -> 'password' ->> 'user';
    -- Set by somebody else or by a mailed key: whoever came in by a provider until then may be somebody else too.
    -- They come in anew by the address of the account, and open no other one by it.
    if not coalesce((p -> 'password' ->> 'isOwn')::boolean, false) then
      with ended as (delete from oidc_links where user_id = p -> 'password' ->> 'user' returning issuer, subject, user_id)
      insert into oidc_before (issuer, subject, user_id) select issuer, subject, user_id from ended
        on conflict (issuer, subject) do update set user_id = excluded.user_id;
    end if;
    -- What was mailed before, or begun with the old one, lets nobody in any more: another address would have the password sent to it.
    delete from account_keys where user_id = p -> 'password' ->> 'user' and purpose in ('reset', 'first', 'email', 'step');
  end if;

  -- Who comes to a role that needs a second factor and has none sets one up as they log in, before anything of it is open (D21.5).
  if p ? 'needsFactor' then
    if not exists (select from totp t where t.user_id = p ->> 'needsFactor' and t.confirmed_at is not null)
        and not exists (select from passkeys k where k.user_id = p ->> 'needsFactor') then
      delete from sessions where user_id = p ->> 'needsFactor';
      -- The address of the calendar opens what the role may see without anything of it (D21.4).
      delete from agenda_feeds where user_id = p ->> 'needsFactor';
    end if;
  end if;

  insert into changes (at, by, also, item, edge, kind, before, after, secret)
    select v_at, v_by, x.also, x.item, x.edge, x.kind, nullif(x.before, 'null'), nullif(x.after, 'null'), nullif(x.secret, 'null')
    from jsonb_to_recordset(p -> 'changes') as x(item text, edge text, kind text, also text[], before jsonb, after jsonb, secret jsonb);

  if cardinality(touched) > 0 then
    -- Who reads a name from now on, or no more, is noted with who made it so (D22.1).
    perform set_config('schakel.by', coalesce(v_by, ''), true), set_config('schakel.at', v_at::text, true);
    perform refresh_readers(touched);
  end if;
  if p ? 'staged' and not is_quiet then perform set_config('schakel.quiet', 'off', true); end if;
  if p ? 'news' then perform tell(p -> 'news', v_by, v_at); end if;

  if p ? 'anonymous' then
    roots := anonymity_roots(array(select jsonb_array_elements_text(p -> 'anonymous')) || coalesce(gone, '{}'));
    if cardinality(roots) > 0 and not (p ->> 'whole')::boolean then
      raise exception 'needs a transaction' using errcode = 'SK100';
    end if;
    return roots;
  end if;
  return '{}';
end
$$;
