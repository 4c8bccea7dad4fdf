-- Mail about news (D13): only for whom it is. What it says, if anything is still new by then, is made as it goes out.
alter table mails add column reader text collate "C" references items on delete cascade;
create unique index mails_reader on mails (reader) where done_at is null and reader is not null;
create index mails_told on mails (reader, done_at) where reader is not null;

-- Until when news was looked at for mail, by any node.
create table news_round (until timestamptz not null);
insert into news_round values ('-infinity');

-- What somebody was mailed of.
create table news_mailed (
  reader text collate "C" not null references items on delete cascade,
  news text not null,
  at timestamptz not null,
  primary key (reader, news)
);
create index news_mailed_at on news_mailed (at);

create index edges_sent on edges (created_at) where edge = 'TO';
