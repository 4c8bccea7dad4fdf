-- What lets someone in once: links by mail, the step between password and second factor, the challenge of a passkey. Only hashes.
create table account_keys (
  hash bytea primary key,
  purpose text not null,
  user_id text references items on delete cascade,
  detail jsonb not null default '{}',
  at timestamptz not null,
  expires_at timestamptz not null
);
create index account_keys_user on account_keys (user_id, purpose);
create index account_keys_expires on account_keys (expires_at);

-- A session as its owner recognises it: by what, from about where on the network, and an id that is no token.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default '',
  add column address text not null default '';

-- The second factor: a secret of an authenticator app, sealed with the key of the server; it counts from its confirmation.
create table totp (
  user_id text primary key references items on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  -- The last code that was used: none is taken twice.
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id text not null references items on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);
create table passkeys (
  id text primary key,
  user_id text not null references items on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- What somebody chose for themselves; what is not there has its default.
create table user_settings (
  user_id text primary key references items on delete cascade,
  settings jsonb not null
);
