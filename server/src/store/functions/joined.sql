-- What was kept of other joinings than that of this match.
create or replace function other_joins(p_joins jsonb, p_goes text) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(j.entry order by j.n), '[]') from jsonb_array_elements(p_joins) with ordinality j(entry, n)
    where j.entry ->> 'goes' <> p_goes
$$;

-- What a row was when this match went; null when it was there neither before nor with it.
create or replace function join_of(p_joins jsonb, p_goes text) returns jsonb language sql immutable as $$
  select entry from jsonb_array_elements(p_joins) entry where entry ->> 'goes' = p_goes
$$;

-- Nobody scores, closes or records a call at two matches while they are joined or parted.
create or replace function hold_matches(p_matches text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(m, what)) from (select m, what from unnest(p_matches) m, unnest(array[14, 15]) what order by m, what) x;
end
$$;

-- Of what one person gave a demo at several matches that are one now, what was submitted counts, and of that the newest (D23.5).
create or replace function count_scores(p_match text) returns void language plpgsql as $$
begin
  with ranked as (select ctid as row, row_number() over (partition by user_id order by state = 'submitted' desc, at desc, version desc) > 1 as is_earlier
    from demo_scores where match = p_match and user_id is not null)
  update demo_scores s set earlier = true from ranked r where s.ctid = r.row and r.is_earlier and not s.earlier;
  with ranked as (select ctid as row, row_number() over (partition by user_id order by state = 'submitted' desc, at desc, version desc) = 1 as is_latest
    from demo_scores where match = p_match and user_id is not null)
  update demo_scores s set earlier = false from ranked r where s.ctid = r.row and r.is_latest and s.earlier;
end
$$;

-- What a merge has read of an item that goes: the item, and what hangs there with what is said of it.
create or replace function merge_state(p_id text) returns text language plpgsql stable as $$
begin
  return (select md5(concat(i.version, ' ', i.deleted_at, ' ',
      (select string_agg(e.key || ' ' || e.version, ' ' order by e.key) from edges e where e.parent = p_id or e.child = p_id)))
    from items i where i.id = p_id);
end
$$;

-- Holds what goes in a merge, and what hangs there, until the commit; raises SK409 when somebody wrote there since it was read.
create or replace function hold_goes(p_goes jsonb) returns void language plpgsql as $$
declare
  ids text[] := array(select x ->> 'id' from jsonb_array_elements(p_goes) x);
begin
  perform from items i where i.id = any (ids) order by i.id for no key update;
  perform from edges e where e.parent = any (ids) or e.child = any (ids) order by e.key for update;
  if exists (select from jsonb_to_recordset(p_goes) as x(id text, state text) where merge_state(x.id) is distinct from x.state) then
    raise exception 'stale' using errcode = 'SK409';
  end if;
end
$$;

-- Scores of demos and calls with referees go from a match that goes to the one that stays (D23.5). If one of the two demos was closed, the
-- joined one is; what was given in the other one is kept as a draft then, since nobody closed that demo: its author alone reads it (G8).
create or replace function join_matches(p_stays text, p_goes text) returns void language plpgsql as $$
declare
  v_stays timestamptz;
  v_goes timestamptz;
begin
  perform hold_matches(array[p_stays, p_goes]);
  select at into v_stays from demo_closings where match = p_stays;
  select at into v_goes from demo_closings where match = p_goes;
  update demo_scores s set
      joins = s.joins || jsonb_build_object('goes', p_goes, 'match', s.match, 'state', s.state, 'version', s.version),
      -- One of two would be in the other's place; of who was erased there is no other.
      earlier = s.earlier or s.user_id is not null,
      state = case when case s.match when p_goes then v_goes else v_stays end is null and coalesce(v_stays, v_goes) is not null then 'draft' else s.state end
    where s.match in (p_stays, p_goes);
  update demo_scores set match = p_stays where match = p_goes;
  perform count_scores(p_stays);
  if v_stays is not null then
    update demo_closings set at = least(v_stays, v_goes), joins = joins || jsonb_build_object('goes', p_goes, 'at', at) where match = p_stays;
  elsif v_goes is not null then
    insert into demo_closings (match, at, joins) values (p_stays, v_goes, jsonb_build_array(jsonb_build_object('goes', p_goes)));
  end if;
  update reference_calls set match = p_stays, joins = joins || jsonb_build_object('goes', p_goes) where match = p_goes;
end
$$;

-- Takes that back: each goes to where it was, as it was unless its author changed it since. What was closed meanwhile is closed for both.
create or replace function part_matches(p_stays text, p_goes text) returns void language plpgsql as $$
begin
  perform hold_matches(array[p_stays, p_goes]);
  insert into demo_closings (match, at) select p_goes, at from demo_closings
    where match = p_stays and join_of(joins, p_goes) is null on conflict do nothing;
  delete from demo_closings where match = p_stays and join_of(joins, p_goes) - 'goes' = '{}';
  update demo_closings set at = (join_of(joins, p_goes) ->> 'at')::timestamptz, joins = other_joins(joins, p_goes)
    where match = p_stays and join_of(joins, p_goes) is not null;
  update demo_scores set match = join_of(joins, p_goes) ->> 'match', earlier = earlier or user_id is not null,
      state = case version when (join_of(joins, p_goes) ->> 'version')::int then join_of(joins, p_goes) ->> 'state' else state end,
      joins = other_joins(joins, p_goes)
    where match = p_stays and join_of(joins, p_goes) is not null;
  perform count_scores(p_stays), count_scores(p_goes);
  update reference_calls set match = p_goes, joins = other_joins(joins, p_goes)
    where match = p_stays and join_of(joins, p_goes) is not null;
end
$$;

-- What people keep for themselves at an item that goes holds for the one that stays: that they follow it, have it at hand or put it aside
-- (D23.5). What they kept at the one that goes rests with it in the trash, and is there again when the merge is taken back.
create or replace function copy_marks(p_stays text, p_goes text) returns void language sql as $$
  insert into follows (follower, item, at, seen_at, merged_from) select follower, p_stays, at, seen_at, p_goes from follows where item = p_goes
    on conflict do nothing;
  insert into favourites (user_id, item, place, created_at, merged_from) select user_id, p_stays, place, created_at, p_goes from favourites
    where item = p_goes on conflict do nothing;
  insert into work_snoozes (reader, item, until, set_at, merged_from) select reader, p_stays, until, set_at, p_goes from work_snoozes
    where item = p_goes on conflict do nothing;
$$;

-- Takes that back: what was copied goes, but for what was put aside until another moment since.
create or replace function part_marks(p_stays text, p_goes text) returns void language sql as $$
  delete from follows where item = p_stays and merged_from = p_goes;
  delete from favourites where item = p_stays and merged_from = p_goes;
  delete from work_snoozes s where s.item = p_stays and s.merged_from = p_goes
    and not exists (select from work_snoozes g where g.reader = s.reader and g.item = p_goes and g.until <> s.until);
$$;
