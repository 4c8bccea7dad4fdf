-- Software and tags belong to the space that made them (D21.6): that of who made them, else that of the supplier or the tag they hang under.
-- What none is known of is for super users.
insert into edges (key, edge, parent, child, created_at)
  select 'home' || substr(md5(i.id), 1, 22), 'OWNERS', i.id, home.space, i.created_at
    from items i, lateral (
      select coalesce(
        (select e.parent from edges e where e.child = i.created_by and e.edge = 'MEMBERS' and e.parent like 'space/%' limit 1),
        (select e.parent from edges u join edges e on e.child = u.parent and e.edge = 'MEMBERS' and e.parent like 'space/%'
          where u.child = i.id and u.edge = 'SOFTWARE' limit 1),
        (select e.parent from items p join edges e on e.child = p.created_by and e.edge = 'MEMBERS' and e.parent like 'space/%'
          where p.id = i.fields ->> 'parent' limit 1)) as space) home
    where i.type in ('software', 'tag') and home.space is not null
  on conflict do nothing;
