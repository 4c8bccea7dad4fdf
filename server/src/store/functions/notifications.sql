-- The accounts of an organisation, without the thousands of organisations that a space has.
create or replace function accounts_of(p_homes text[]) returns text[] language plpgsql stable as $$
begin
  return array(select e.child from edges e where e.edge = 'MEMBERS' and e.parent = any (p_homes)
    and e.child >= 'user/' and e.child < 'user0');
end
$$;

-- Who is told of what happens to an item: who made it and who owns it, and of a dossier or a match the people of its parties. Whether
-- they may know of it is asked when they read it.
create or replace function followers(p_item text) returns text[] language plpgsql stable as $$
declare
  places text[] := array[p_item];
  parties text[] := '{}';
  people text[];
begin
  if p_item like 'match/%' then
    select places || e.parent, parties || e.child into places, parties from edges e
      where e.edge = 'MATCH' and e.key = substr(p_item, 7);
  end if;
  parties := parties || array(select e.parent from edges e where e.child = any (places) and e.edge = 'DOSSIERS');
  people := array(select i.created_by from items i where i.id = any (places))
    || array(select e.child from edges e where e.parent = any (places) and e.edge = 'OWNERS');
  parties := parties || array(select id from unnest(people) id where id not like 'user/%');
  return array(select i.id from items i where i.type = 'user' and i.deleted_at is null
    and i.id = any (people || accounts_of(parties)) limit 200);
end
$$;

-- What a remark is about: the nearest above it that is no remark itself.
create or replace function talk_about(p_comment text) returns text language plpgsql stable as $$
declare
  here text := p_comment;
  up text;
begin
  for step in 1..50 loop
    up := null;
    select e.parent into up from edges e join items i on i.id = e.parent and i.deleted_at is null
      where e.child = here and e.edge in ('COMMENTS', 'SUB') order by e.created_at, e.key limit 1;
    if up is null then return here; end if;
    if up not like 'comment/%' then return up; end if;
    here := up;
  end loop;
  return here;
end
$$;

-- Keeps what a write is news of (D13): to who follows an item its new status, to who may answer a set what changed in it, to who is invited to
-- weigh that they are, and to who was mentioned the remark, if they may read it. Who is not told leaves no trace of being there. News of several
-- writes say themselves whose they are, and of when: the last counts.
create or replace function tell(p_news jsonb, p_by text, p_at timestamptz) returns void language plpgsql as $$
begin
  with n as materialized (
    select x.item, x.detail, coalesce(x.by, p_by) as by, coalesce(x.at, p_at) as at
      from jsonb_to_recordset(p_news) as x(kind text, item text, detail text, by text, at timestamptz) where x.kind = 'status'
  ), who as materialized (
    select x.item, followers(x.item) as ids from (select distinct n.item from n) x
  )
  insert into notifications (reader, kind, item, detail, at)
    select distinct on (f, n.item, n.detail) f, 'status', n.item, n.detail, n.at
    from n join who on who.item = n.item, unnest(who.ids) f
    where f <> n.by order by f, n.item, n.detail, n.at desc
    on conflict (reader, kind, item, detail) do update set at = excluded.at, read_at = null;
  if p_news @? '$[*] ? (@.kind == "answers")' then
    -- The people of each supplier that may answer the set, of their own match (F1.5), or of the one match that is named (F1.8).
    insert into notifications (reader, kind, item, detail, at)
      select distinct u, 'answers', m.id, n.detail, coalesce(n.at, p_at)
      from jsonb_to_recordset(p_news) as n(kind text, item text, detail text, statuses text[], at timestamptz)
        join edges e on e.edge = 'MATCH' and (e.parent = n.item or e.key = case when n.item like 'match/%' then substr(n.item, 7) end)
        join items m on m.id = 'match/' || e.key and m.deleted_at is null, unnest(accounts_of(array[e.child])) u
      where n.kind = 'answers' and m.fields -> '$visible' = 'true' and m.fields ->> 'status' = any (n.statuses)
      on conflict do nothing;
  end if;
  if p_news @? '$[*] ? (@.kind == "weigh")' then
    -- Who is invited to weigh (F2.14); left out and invited once more, they are told once more.
    insert into notifications (reader, kind, item, detail, at)
      select distinct on (u.id, n.item, n.detail) u.id, 'weigh', n.item, n.detail, coalesce(n.at, p_at)
      from jsonb_to_recordset(p_news) as n(kind text, item text, detail text, people text[], at timestamptz), unnest(n.people) x
        join items u on u.id = x and u.deleted_at is null
      where n.kind = 'weigh' order by u.id, n.item, n.detail, coalesce(n.at, p_at) desc
      on conflict (reader, kind, item, detail) do update set at = excluded.at, read_at = null;
  end if;
  if p_news @? '$[*] ? (@.kind == "mention")' then
    insert into notifications (reader, kind, item, detail, at)
      select distinct on (r.id, about, n.item) r.id, 'mention', talk_about(n.item) as about, n.item, coalesce(n.at, p_at)
      from jsonb_to_recordset(p_news) as n(kind text, item text, readers jsonb, by text, at timestamptz),
        jsonb_to_recordset(n.readers) as r(id text, keys text[], whole boolean), items c
      where n.kind = 'mention' and r.id <> coalesce(n.by, p_by) and c.id = n.item and c.deleted_at is null
        -- A supplier's form of the remark is made right after this.
        and (r.whole or {{whole c r.keys}} or {{limited c r.keys}})
      order by r.id, about, n.item, coalesce(n.at, p_at) desc
      on conflict (reader, kind, item, detail) do update set at = excluded.at, read_at = null;
  end if;
end
$$;

-- Reminds the people of suppliers of a sheet that is not complete, at half and at nine tenths of its term and the day after (F1.14); the
-- term is from when it was asked of them until the end of the last day. Only the last moment that came counts, and none longer ago than
-- p_window: what is dropped by then is not told anew. Nodes may do this at the same moment: the key keeps each from being told twice.
create or replace function remind_answers(p_now timestamptz, p_window interval, p_statuses text[]) returns integer language plpgsql as $$
declare
  told integer;
begin
  with asked as (
    select d.id as dossier, m.id as match, e.child as supplier, d.fields ->> 'answers_due' as due,
        greatest((m.fields ->> 'offered')::timestamptz, coalesce(
          (select min(c.at) from changes c where c.item = d.id and c.after ? 'set_version'), (d.fields ->> 'set_date')::timestamptz)) as since,
        ((d.fields ->> 'answers_due')::date + 1)::timestamp at time zone 'Europe/Amsterdam' as until
      from items d join edges e on e.parent = d.id and e.edge = 'MATCH'
      join items m on m.id = 'match/' || e.key and m.deleted_at is null
      where d.type = 'dossier' and d.deleted_at is null and (d.fields ->> 'set_version')::int > 0
        and d.fields ->> 'answers_due' >= ((p_now - p_window) at time zone 'Europe/Amsterdam')::date::text
        and m.fields -> '$visible' = 'true' and m.fields ->> 'status' = any (p_statuses)
  ), moments as (
    select distinct on (a.match) a.*, x.moment, x.at from asked a, lateral (values
        ('half', a.since + (a.until - a.since) * 0.5), ('most', a.since + (a.until - a.since) * 0.9), ('over', a.until)) x(moment, at)
      where x.at <= p_now and a.since < a.until order by a.match, x.at desc, x.moment
  ), lacking as (
    select s.* from moments s where s.at > p_now - p_window and exists (
      select from edges q join items r on r.id = q.child and r.deleted_at is null
        where q.parent = s.dossier and q.edge = 'REQUIREMENTS' and r.fields ? 'version'
          and not coalesce((r.fields ->> 'proposed')::boolean, false)
          and not exists (select from edges p join items a on a.id = p.child and a.deleted_at is null
            where p.parent = s.match and p.edge = 'ANSWERS' and a.fields ->> 'key' = r.fields ->> 'key'
              and a.fields ->> 'status' = 'submitted' and coalesce((a.fields ->> 'version')::int, 0) >= (r.fields ->> 'version')::int))
  )
  insert into notifications (reader, kind, item, detail, at)
    select u.id, 'answers', l.match, l.moment || ' ' || l.due, p_now from lacking l, unnest(accounts_of(array[l.supplier])) x
      join items u on u.id = x and u.deleted_at is null
    on conflict do nothing;
  get diagnostics told = row_count;
  return told;
end
$$;

-- Tells those who wanted to be reminded of a todo by now, unless it is done. Nodes may do this at the same moment, and a node may end in
-- between: a reminder is taken and told in one transaction, and nobody takes what another has taken.
create or replace function remind_todos(p_now timestamptz) returns integer language plpgsql as $$
declare
  told integer;
begin
  with due as (
    -- What lies in the trash is left: put back, it is told of then.
    update reminders r set told_at = p_now from items i
      where i.id = r.item and i.deleted_at is null and r.told_at is null and r.at <= p_now returning r.reader, r.item, r.at
  )
  insert into notifications (reader, kind, item, detail, at)
    select d.reader, 'reminder', d.item, to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), p_now
      from due d join items i on i.id = d.item and i.deleted_at is null and (i.fields ->> 'done') is distinct from 'true'
    on conflict do nothing;
  get diagnostics told = row_count;
  return told;
end
$$;

-- The addressees of a message that its reader may know of.
create or replace function addressees(p_message text, p_keys text[], p_open text, p_super boolean, p_home text) returns jsonb
language plpgsql stable as $$
begin
  return (select jsonb_agg(bare_ref(visible_form(t, p_keys, p_open, p_super)) order by e.created_at, e.key)
    from edges e join items t on t.id = e.child
    where e.parent = p_message and e.edge = 'TO' and is_visible(t, p_keys, p_open, p_super));
end
$$;

-- A message as somebody has it (D5, D13): to who sent it, it is read with the first of the others; whoever it went to has read it or not
-- themselves, and learns nothing of the others (D7). It is not written when it is read, so that nothing else of it tells that either.
create or replace function message_form(p_id text, p_form jsonb, p_keys text[], p_open text, p_super boolean, p_home text) returns jsonb
language plpgsql stable as $$
declare
  me text := (select k from unnest(p_keys) k where k like 'user/%' limit 1);
  sender text := p_form -> 'from' ->> '_id';
  seen timestamptz;
  moment jsonb;
  sent jsonb;
begin
  if me is null or me = sender then
    select min(r.at) into seen from message_reads r where r.message = p_id and r.reader is distinct from sender;
  else
    select r.at into seen from message_reads r where r.message = p_id and r.reader = me and not r.is_unread;
  end if;
  select coalesce(jsonb_agg(h), '[]') into sent from jsonb_array_elements(coalesce(p_form -> 'history', '[]')) h where h ->> 'status' <> 'read';
  if seen is null then return (p_form - 'read') || jsonb_build_object('status', 'sent', 'history', sent); end if;
  moment := to_jsonb(to_char(seen at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  return p_form || jsonb_build_object('status', 'read', 'read', moment,
    'history', jsonb_build_array(jsonb_build_object('status', 'read', 'date', moment)) || sent);
end
$$;
