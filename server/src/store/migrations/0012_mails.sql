-- Mail that is to go out: kept in the transaction of its cause, so that neither a crash nor a mail server that is away loses any.
-- What it says is wiped once it is sent: it may hold a link that lets someone in.
create table mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text not null,
  html text,
  at timestamptz not null,
  -- When it is tried (again); whoever takes it puts this off, so that no other node takes it meanwhile.
  due_at timestamptz not null,
  tries integer not null default 0,
  error text,
  -- When it was sent, or given up.
  done_at timestamptz
);
create index mails_due on mails (due_at) where done_at is null;
create index mails_done on mails (done_at) where done_at is not null;
