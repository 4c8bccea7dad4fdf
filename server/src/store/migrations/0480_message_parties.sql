-- Whom a message ever went to (TO), whose it was (OWNERS) and where these accounts worked then (HOME), also once that edge is gone: who may
-- hear what is said under it goes by that (D13). By the key of the edge, which a merge takes along.
create table message_parties (
  message text collate "C" not null references items on delete cascade,
  key text collate "C" not null,
  edge text not null,
  party text collate "C" not null,
  primary key (message, key, edge)
);
create index message_parties_party on message_parties (party);

-- From here on, so that nothing is missed that is sent while this goes on; `functions/readers.sql` says it from then on.
create function keep_party() returns trigger language plpgsql as $$
begin
  insert into message_parties as p (message, key, edge, party) values (new.parent, new.key, new.edge, new.child)
    on conflict (message, key, edge) do update set party = excluded.party;
  insert into message_parties (message, key, edge, party)
    select new.parent, new.key, 'HOME', e.parent from edges e
      where new.child like 'user/%' and e.child = new.child and e.edge = 'MEMBERS' and e.parent ~ '^(lead|organisation|supplier)/'
    on conflict do nothing;
  return null;
end
$$;
create trigger edges_party after insert or update of edge, parent, child on edges for each row
  when (new.edge in ('TO', 'OWNERS') and new.parent like 'message/%') execute function keep_party();

insert into message_parties (message, key, edge, party)
  select parent, key, edge, child from edges where edge in ('TO', 'OWNERS') and parent like 'message/%'
  on conflict do nothing;
-- Who was taken off, as the log has it; what moved with a merge is there as it moved to.
insert into message_parties (message, key, edge, party)
  select c.before ->> '_parent', 'log/' || c.seq, c.edge, c.item from changes c
    where c.kind = 'unlink' and c.edge in ('TO', 'OWNERS') and c.before ->> '_parent' like 'message/%'
      and exists (select from items i where i.id = c.before ->> '_parent' collate "C")
      and not exists (select from changes m where m.item = c.item collate "C" and m.at = c.at and m.kind in ('merge', 'unmerge'));
insert into message_parties (message, key, edge, party)
  select p.message, p.key, 'HOME', e.parent from message_parties p join edges e on e.child = p.party and e.edge = 'MEMBERS'
    where p.party like 'user/%' and e.parent ~ '^(lead|organisation|supplier)/'
  on conflict do nothing;
-- Where they worked since it was sent, as the log has it.
insert into message_parties (message, key, edge, party)
  select p.message, 'log/' || c.seq, 'HOME', c.before ->> '_parent' from message_parties p join items m on m.id = p.message
    join changes c on c.item = p.party collate "C" and c.kind = 'unlink' and c.edge = 'MEMBERS' and c.at >= m.created_at
    where p.party like 'user/%' and c.before ->> '_parent' ~ '^(lead|organisation|supplier)/'
  on conflict do nothing;
-- What is said there is settled again; what has no rules and a form all the same is a card, in which nothing is redacted.
update items set form_rules = 0 where (form_rules is not null or limited is null) and id in (select e.child from edges e where e.parent like 'message/%'
  and e.edge in ('COMMENTS', 'SUB', 'FILES', 'TODOS', 'ACTIVITIES', 'CONTACTS'));
