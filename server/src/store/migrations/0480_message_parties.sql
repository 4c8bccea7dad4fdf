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
insert into message_parties (message, key, edge, party)
  select parent, key, edge, child from edges where edge in ('TO', 'OWNERS') and parent like 'message/%';
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
-- What is said there is settled again.
update items set form_rules = 0 where id in (select e.child from edges e where e.parent like 'message/%'
  and e.edge in ('COMMENTS', 'SUB', 'FILES', 'TODOS', 'ACTIVITIES', 'CONTACTS'));
