-- What statistics count (D11.2), kept in the transaction that changes it, by triggers on the tables: no way of writing can forget it.

-- A number of an item; 0 for want of one.
create or replace function number_of(p jsonb) returns float8 language sql immutable as $$
  select case when jsonb_typeof(p) = 'number' then p::float8 else 0 end
$$;

-- An amount of an item that somebody entered (D22.3); 0 for its default, which counts in no estimate.
create or replace function entered_of(f jsonb, p_name text) returns float8 language sql immutable as $$
  select case when f -> '_entered' ? p_name then number_of(f -> p_name) else 0 end
$$;

-- The facts of these dossiers as they are now.
create or replace function keep_dossier(i items) returns void language plpgsql as $$
declare
  v_at text := coalesce(i.fields ->> 'date', i.fields ->> '_created');
begin
  if i.deleted_at is not null or v_at is null or v_at !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$' then
    delete from dossier_facts where id = i.id;
    return;
  end if;
  insert into dossier_facts as f (id, at, month, happened, status, users, price, reached, readers, staged)
    values (i.id, v_at, to_char(v_at::timestamptz at time zone 'Europe/Amsterdam', 'YYYY-MM'), i.happened, i.status,
      number_of(i.fields -> 'users'), number_of(i.fields -> 'price'), reached('dossier', i.fields), i.readers, i.staged)
    on conflict (id) do update set at = excluded.at, month = excluded.month, happened = excluded.happened, status = excluded.status,
      users = excluded.users, price = excluded.price, reached = excluded.reached, readers = excluded.readers, staged = excluded.staged
      where f is distinct from excluded;
end
$$;

-- The facts of a match, which is an item and an edge. The edge is held meanwhile: one that somebody else just takes away counts no more.
create or replace function keep_match(p_key text) returns void language plpgsql as $$
declare
  e record;
  i items;
begin
  select parent, child into e from edges where key = p_key and edge = 'MATCH' for key share;
  select * into i from items where id = 'match/' || p_key and deleted_at is null;
  if e.parent is null or i.id is null then
    delete from match_facts where id = 'match/' || p_key;
    return;
  end if;
  insert into match_facts as f (id, dossier, supplier, status, amount, price, reached, readers, staged)
    values (i.id, e.parent, e.child, i.status, entered_of(i.fields, '$license') + entered_of(i.fields, '$implement'),
      number_of(i.fields -> '$price'), reached('match', i.fields), i.readers, i.staged)
    on conflict (id) do update set dossier = excluded.dossier, supplier = excluded.supplier, status = excluded.status,
      amount = excluded.amount, price = excluded.price, reached = excluded.reached, readers = excluded.readers, staged = excluded.staged
      where f is distinct from excluded;
end
$$;

create or replace function count_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.type = 'dossier' then delete from dossier_facts where id = old.id; else delete from match_facts where id = old.id; end if;
  elsif new.type = 'dossier' then
    perform keep_dossier(new);
  else
    perform keep_match(substr(new.id, 7));
  end if;
  return null;
end
$$;

create or replace function count_match_edge() returns trigger language plpgsql as $$
begin
  perform keep_match(case when tg_op = 'DELETE' then old.key else new.key end);
  return null;
end
$$;

create or replace trigger items_counted after insert or update on items for each row
  when (new.type in ('dossier', 'match')) execute function count_item();
create or replace trigger items_uncounted after delete on items for each row
  when (old.type in ('dossier', 'match')) execute function count_item();
create or replace trigger edges_counted after insert or update of key, edge, parent, child on edges for each row
  when (new.edge = 'MATCH') execute function count_match_edge();
create or replace trigger edges_uncounted after delete on edges for each row
  when (old.edge = 'MATCH') execute function count_match_edge();

-- A database that is older than this, was put back from a copy or counted in another way: counted once, while nobody writes.
do $$
declare
  v_steps text := (select md5(string_agg(prosrc, '' order by proname)) from pg_proc
    where proname in ('reached', 'keep_dossier', 'keep_match', 'entered_of') and pronamespace = current_schema()::regnamespace);
begin
  if obj_description('dossier_facts'::regclass, 'pg_class') is distinct from v_steps
    or not exists (select from dossier_facts) and not exists (select from match_facts) then
    perform keep_dossier(i) from items i where i.type = 'dossier' and i.deleted_at is null;
    perform keep_match(e.key) from edges e where e.edge = 'MATCH';
    execute format('comment on table dossier_facts is %L', v_steps);
  end if;
end
$$;
