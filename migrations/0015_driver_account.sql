-- A driver's account is a member of the driver's company, and nobody is two drivers of one company. Whoever leaves the
-- company leaves the driver behind.
alter table driver drop constraint driver_user_id_fkey;
drop index driver_user;
create unique index driver_account on driver (company_id, user_id) where user_id is not null;
alter table driver add constraint driver_account_member foreign key (company_id, user_id)
  references membership (company_id, user_id) on delete set null (user_id);
