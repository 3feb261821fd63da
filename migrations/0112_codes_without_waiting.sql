-- Whoever created something waited for everybody of the same company who was creating, until their commit: they counted up one
-- row. A sequence of each company and series waits for nobody; what is rolled back leaves a gap, as what is deleted does.

-- Sequences begin where the rows ended. Nothing counts in the rows any more.
revoke insert, update, delete on company_series from tropeiro_app, tropeiro_platform;
comment on table company_series is 'The last number of a series from before it had a sequence.';

-- The next numbers of a company's series. Its sequence is created by whoever needs the first one.
create function app.next_numbers(company uuid, series text, quantity int) returns bigint[] language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  counter text := format('app.%I', 'series_' || series || '_' || replace(company::text, '-', ''));
begin
  if series !~ '^[A-Za-z]{1,20}$' then
    raise exception 'a series has no such name: %', series;
  end if;
  if company is distinct from app.company_id() and current_setting('role') = 'tropeiro_app' then
    raise exception 'numbers are counted for the own company' using errcode = 'insufficient_privilege';
  end if;
  if quantity < 1 then
    return '{}';
  end if;
  if to_regclass(counter) is null then
    -- Two may need the first number at once: the second waits for the first, and then the sequence is there.
    begin
      execute format('create sequence %s start %s', counter, 1 + coalesce(
        (select s.last_number from company_series s where s.company_id = company and s.name = series), 10000));
    exception when duplicate_table or unique_violation then
      null;
    end;
  end if;
  return array(select nextval(counter::regclass) from generate_series(1, quantity));
end
$$;
revoke all on function app.next_numbers from public;
grant execute on function app.next_numbers to tropeiro_app, tropeiro_platform;
