-- When the command made a copy last (D15), for who cannot see where copies lie; before the first one, since when there could be one.
create table last_copy (at timestamptz not null);
insert into last_copy values (now());
