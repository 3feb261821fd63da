import { EVENT, type Run } from '../bare-server.ts';

const HISTORY = `insert into opportunity_event (id, company_id, opportunity_id, type, user_id, details) values (gen_random_uuid(), $1, $2, $3, $4, $5)`;
const LOCK = 'select * from opportunity where id = $1 for no key update';
const AUDIT = `insert into audit_entry (company_id, user_id, action, entity, entity_id, changes) values ($1, $1, $2, $3, $4, $5)`;
const CODE = 'select (app.next_numbers($1, $2, 1))[1] as last_number';
const REPLY = `select row_to_json(a) as postulation, (select json_agg(o order by o.number) from postulation_offer o where o.postulation_id = a.id) as offers
  from postulation a where a.id = $1`;

interface Opportunity {
  readonly id: string;
  readonly company_id: string;
  readonly code: string;
  readonly quantity: number;
  readonly accepted: number;
  readonly freight: string | null;
  readonly freight_currency: string;
  readonly origin: object;
  readonly destination: object;
  readonly origin_city: string;
  readonly destination_city: string;
  readonly client_id: string;
}

/** An application with its first offer, the history of the opportunity and the event that notifies the shipper. */
async function apply(run: Run, [opportunityId, companyId]: readonly string[]): Promise<unknown> {
  const [opportunity] = (await run('lock', LOCK, [opportunityId])) as unknown as [Opportunity];
  const [company] = await run('company', 'select company_name from company where id = $1', [companyId]);
  const id = crypto.randomUUID();
  const price = opportunity.freight ?? '900.00';
  await run(
    'postulation',
    `insert into postulation (id, company_id, opportunity_id, applicant_company_id, applicant_name, user_id, by, trucks,
       offer_number, offer_by, freight_type, freight, freight_currency)
     values ($1, $2, $3, $4, $5, $4, 'company', 1, 1, 'carrier', 'simple', $6, $7)`,
    [id, opportunity.company_id, opportunityId, companyId, company!.company_name, price, opportunity.freight_currency],
  );
  await run(
    'offer',
    `insert into postulation_offer (id, company_id, postulation_id, number, by, user_id, freight_type, freight, freight_currency)
     values (gen_random_uuid(), $1, $2, 1, 'carrier', $3, 'simple', $4, $5)`,
    [opportunity.company_id, id, companyId, price, opportunity.freight_currency],
  );
  await run('history', HISTORY, [opportunity.company_id, opportunityId, 'applied', null, { price }]);
  await run('event', EVENT, [companyId, 'floor.applied', { opportunityId, postulationId: id, price }]);
  return (await run('reply', REPLY, [id]))[0];
}

/** The operation, the order with its carrier and history, the acceptance, the end of the opportunity, and all events. */
async function award(run: Run, [opportunityId, postulationId]: readonly string[]): Promise<unknown> {
  const [opportunity] = (await run('lock', LOCK, [opportunityId])) as unknown as [Opportunity];
  const companyId = opportunity.company_id;
  const [postulation] = await run('lock postulation', 'select * from postulation where id = $1 for no key update', [
    postulationId,
  ]);
  const carrierId = postulation!.applicant_company_id;
  const partnerId = await carrier(run, companyId, String(carrierId));
  const operationId = crypto.randomUUID();
  const way = [opportunity.origin, opportunity.destination, opportunity.origin_city, opportunity.destination_city];
  const [operation] = await run('operation code', CODE, [companyId, 'operation']);
  await run(
    'operation',
    `insert into operation (id, company_id, kind, code, client_id, origin, destination, origin_city, destination_city, pickup_date,
       delivery_date, search_text, created_by) values ($1, $2, 'normal', $3, $4, $5, $6, $7, $8, '2026-11-20', '2026-11-22', $3, $2)`,
    [operationId, companyId, `OP-${operation!.last_number}`, opportunity.client_id, ...way],
  );
  const orderId = crypto.randomUUID();
  const [order] = await run('order code', CODE, [companyId, 'loadOrder']);
  await run(
    'order',
    `insert into load_order (id, company_id, operation_id, kind, code, status, client_id, origin, destination, origin_city, destination_city,
       carrier_id, carrier_company_id, carrier_name, carrier_freight_type, carrier_freight, carrier_freight_currency, opportunity_id,
       opportunity_code, postulation_id, search_text, created_by)
     values ($1, $2, $3, 'normal', $4, 0, $5, $6, $7, $8, $9, $10, $11, $12, 'simple', $13, $14, $15, $16, $17, $4, $2)`,
    [
      orderId,
      companyId,
      operationId,
      `OC-${order!.last_number}`,
      opportunity.client_id,
      ...way,
      partnerId,
      carrierId,
      postulation!.applicant_name,
      postulation!.freight,
      postulation!.freight_currency,
      opportunityId,
      opportunity.code,
      postulationId,
    ],
  );
  for (const type of ['created', 'carrierAssigned'])
    await run(
      'order history',
      `insert into load_order_event (id, company_id, order_id, type, status, user_id) values (gen_random_uuid(), $1, $2, $3, 0, $1)`,
      [companyId, orderId, type],
    );
  for (const action of ['loadOrders.create', 'loadOrders.assignCarrier'])
    await run('audit', AUDIT, [companyId, action, 'loadOrder', orderId, { carrier: postulation!.applicant_name }]);
  await run('event', EVENT, [companyId, 'floor.assigned', { orderId }]);
  await run(
    'accept',
    `update postulation set state = 'accepted', accepted_trucks = 1, operation_id = $2, answered_at = now() where id = $1`,
    [postulationId, operationId],
  );
  await run('history', HISTORY, [companyId, opportunityId, 'awarded', companyId, { price: postulation!.freight }]);
  await run('event', EVENT, [companyId, 'floor.accepted', { opportunityId, postulationId, operationId }]);
  if (opportunity.accepted + 1 >= opportunity.quantity) await end(run, companyId, opportunityId!);
  return { operationId, orderId, ...(await run('reply', REPLY, [postulationId]))[0] };
}

/** The association and the transport company of the winner, where they are missing. */
async function carrier(run: Run, companyId: string, carrierId: string): Promise<unknown> {
  await run(
    'association',
    `insert into company_association (id, company_id, partner_id, status, requested_by, answered_by, answered_at)
     values (gen_random_uuid(), $1, $2, 'accepted', $1, $1, now())
     on conflict (least(company_id, partner_id), greatest(company_id, partner_id)) where status in ('requested', 'accepted') do nothing`,
    [companyId, carrierId],
  );
  const [known] = await run(
    'partner',
    `select id from partner where company_id = $1 and kind = 'transport' and linked_company_id = $2`,
    [companyId, carrierId],
  );
  if (known) return known.id;
  const [made] = await run(
    'new partner',
    `insert into partner (id, company_id, kind, name, country_code, linked_company_id, search_text, created_by)
     select gen_random_uuid(), $1, 'transport', c.company_name, c.country_code, c.id, app.fold(c.company_name), $1
     from company c where c.id = $2 returning id`,
    [companyId, carrierId],
  );
  return made!.id;
}

async function end(run: Run, companyId: string, opportunityId: string): Promise<void> {
  const pending = `opportunity_id = $1 and state = 'pending'`;
  const losers = await run('losers', `select * from postulation where ${pending} order by id for no key update`, [
    opportunityId,
  ]);
  await run(
    'end',
    `update opportunity set state = 'unpublished', ended_by = 'filled', ends_at = null, opens_at = null, is_open = false where id = $1`,
    [opportunityId],
  );
  await run('history', HISTORY, [companyId, opportunityId, 'filled', companyId, {}]);
  await run(
    'reject',
    `update postulation set state = 'rejected', closed_by = 'filled', answered_at = now() where ${pending}`,
    [opportunityId],
  );
  if (losers.length > 0)
    await run('event', EVENT, [companyId, 'floor.rejected', { opportunityId, losers: losers.map(({ id }) => id) }]);
}

export const WRITES = { apply, award } as const;
