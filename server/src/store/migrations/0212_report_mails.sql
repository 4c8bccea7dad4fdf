-- Reports that somebody gets by mail each month. The words are made as it goes out, so that nothing waits in them.
create table report_mails (
  user_id text collate "C" not null references items on delete cascade,
  report_id text collate "C" not null references reports on delete cascade,
  created_at timestamptz not null,
  -- The month, `2026-03`, of which the mail went out, or had none to go.
  sent_month text collate "C" not null,
  -- Until then no node tries again.
  due_at timestamptz,
  primary key (user_id, report_id)
);
create index report_mails_report on report_mails (report_id);
create index report_mails_month on report_mails (sent_month);
