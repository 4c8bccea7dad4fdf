-- Until when it was looked who follows what changed. It moves on only after that, so that a failure loses nobody's mail.
alter table news_round add column followed_until timestamptz not null default '-infinity';
