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

-- Keeps what a write is news of (D13): to who follows an item its new status, and to who was mentioned the remark, if they may read
-- it. Who is not told leaves no trace of being there. News of several writes say themselves whose they are, and of when: the last counts.
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
  insert into notifications (reader, kind, item, detail, at)
    select distinct on (r.id, about, n.item) r.id, 'mention', talk_about(n.item) as about, n.item, coalesce(n.at, p_at)
    from jsonb_to_recordset(p_news) as n(kind text, item text, readers jsonb, by text, at timestamptz),
      jsonb_to_recordset(n.readers) as r(id text, keys text[], whole boolean), items c
    where n.kind = 'mention' and r.id <> coalesce(n.by, p_by) and c.id = n.item and c.deleted_at is null
      -- A supplier's form of the remark is made right after this.
      and (r.whole or {{whole c r.keys}} or {{limited c r.keys}})
    order by r.id, about, n.item, coalesce(n.at, p_at) desc
    on conflict (reader, kind, item, detail) do update set at = excluded.at, read_at = null;
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
