-- Documents of a delivery that were sent back until they come again, and the notices that the holder of a client's link
-- asked for.

-- Set while documents of the delivery are sent back; the timeline keeps the reason.
alter table load_order add column documents_returned_at timestamptz;

-- What is wrong with the documents of an order on the road or delivered, and whether they wait to be accepted: those of
-- the delivery, and of the driver and the vehicles, whose company may be another one.
create function app.order_documents(wanted uuid, today date) returns text[] language sql stable
  security definer set search_path = public, pg_temp as $$
  select array_remove(array[
    case when f.expired then 'expired' end,
    case when f.lacking or (o.status = 6 and not p.proven) then 'missing' end,
    case when o.documents_returned_at is null and p.proven
      and (o.status = 6 or (p.asked and o.kind <> 'agro')) then 'toAccept' end,
    case when o.documents_returned_at is not null then 'returned' end], null)
  from load_order o
  cross join lateral (
    select coalesce(bool_or(s.expired), false) as expired, coalesce(bool_or(s.lacking), false) as lacking
    from (
      select v.documents_expired or coalesce(v.documents_expire_on < today, false) as expired,
        v.documents_done < v.documents_required or v.documents_required = 0 as lacking
      from vehicle v
      where v.company_id = o.fleet_company_id and v.id in (o.truck_id, o.trailer_id, o.second_trailer_id)
      union all
      select d.documents_expired or coalesce(d.documents_expire_on < today, false),
        d.documents_done < d.documents_required
      from driver d where d.company_id = o.fleet_company_id and d.id = o.driver_id
    ) s
  ) f
  cross join lateral (
    select coalesce(bool_or(t.required and t.evidence <> 'none'), false) as asked,
      coalesce(bool_and(t.done_at is not null) filter (where t.required and (t.evidence <> 'none' or o.status = 2)), true)
        and (coalesce(bool_or(t.done_at is not null and t.evidence <> 'none'), false)
          or exists (select from load_order_file l where l.company_id = o.company_id and l.order_id = o.id)) as proven
    from load_order_task t where t.company_id = o.company_id and t.order_id = o.id
  ) p
  where o.id = wanted and app.company_id() in (o.company_id, o.carrier_company_id)
$$;
revoke all on function app.order_documents from public;
grant execute on function app.order_documents to tropeiro_app, tropeiro_platform;

-- Where the holder of a client's link is written to, and what was written about: each happens once for a link.
alter table public_link add column mail text check (length(mail) between 3 and 254);
alter table public_link add column delay_noticed_at timestamptz;
alter table public_link add column arrival_noticed_at timestamptz;
alter table public_link add column notices text[] not null default '{}' check (notices <@ array['delay', 'arrival']);
alter table public_link add check (cardinality(notices) = 0 or (purpose = 'client' and mail is not null));
create index public_link_notices on public_link (company_id, order_id) where cardinality(notices) > 0 and revoked_at is null;
