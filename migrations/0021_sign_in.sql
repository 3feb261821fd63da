-- Wrong passwords are counted for an address as seen from one network, whether it has an account or not: who guesses is
-- slowed down, and the owner of the account, who signs in from elsewhere, is not locked out.
create table sign_in_failure (
  -- Hashes of the address and the network, so that the table names nobody.
  key text primary key,
  failures int not null,
  -- The end of the last wait; the moment of the last failure when that had no wait.
  locked_until timestamptz not null
);
create index sign_in_failure_age on sign_in_failure (locked_until);
call app.protect('sign_in_failure', 'false');

alter table app_user drop column failed_attempts, drop column locked_until;
