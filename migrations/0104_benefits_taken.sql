-- A company that has not named its country yet works in the default one, as everywhere in the product.
create or replace function app.company_country() returns text language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(c.country_code::text, 'BO') from company c where c.id = app.company_id()
$$;

-- Takers of one benefit follow one another. Whoever has theirs hears that first, also when nothing is left; and what a
-- person has only once is said by the terms of now, not by those they read.
create or replace function app.benefit_taken() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  offered benefit;
begin
  select * into offered from benefit where id = new.benefit_id and state = 'published' for no key update;
  if offered.id is null or not (case offered.per_person
    when 'once' then new.period = 'once'
    when 'monthly' then new.period ~ '^\d{4}-\d{2}$'
    else length(new.period) = 36 end)
  then
    raise exception 'the benefit is not offered' using errcode = 'check_violation', constraint = 'benefit_offered';
  end if;
  if exists (select from benefit_taking t where t.benefit_id = new.benefit_id and t.user_id = new.user_id and t.period = new.period) then
    raise exception 'the person has it already' using errcode = 'unique_violation', constraint = 'benefit_taking_once';
  end if;
  update benefit set taken = taken + 1 where id = new.benefit_id returning taken into new.number;
  return new;
end
$$;

-- A country reads again when the last piece goes or comes back, not for each piece: those who took it and those who
-- manage it are told of each.
drop function app.benefit_changed cascade;
call app.publish_changes('benefit', 'benefit', 'r.id',
  $$select r.company_id, 'company', null::uuid[]
    union all select null, 'country', null where r.everywhere and r.published_at is not null$$,
  'r.version <> b.version or (r.taken >= r.quantity) is distinct from (b.taken >= b.quantity)');
drop function app.benefit_taking_changed cascade;
call app.publish_changes('benefit_taking', 'benefitTaking', 'r.benefit_id',
  $$values (r.company_id, 'managers', null::uuid[]), (null::uuid, 'self', array[r.user_id])$$);
