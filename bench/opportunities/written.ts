import type pg from 'pg';

/** Open loads of others that the company did not apply for. */
export async function waitingLoads(owner: pg.Client, companyId: string, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select p.id from opportunity p where p.is_open and p.company_id <> $1 and p.freight is not null
       and not exists (select from postulation a where a.opportunity_id = p.id and a.applicant_company_id = $1)
     order by p.published_at desc limit $2`,
    [companyId, count],
  );
  if (rows.length < count) throw new Error(`only ${rows.length} loads to apply for`);
  return rows.map(({ id }) => id);
}

interface Waiting {
  readonly opportunityId: string;
  readonly postulationId: string;
  readonly clientId: string;
  readonly freightType: string;
  readonly freight: string;
  readonly currency: string;
}

/** One application each of the company's loads for one truck. */
export async function waitingPostulations(owner: pg.Client, companyId: string, count: number): Promise<Waiting[]> {
  const { rows } = await owner.query<Waiting>(
    `select distinct on (p.created_at, p.id) p.id as "opportunityId", a.id as "postulationId", p.client_id as "clientId",
       a.freight_type as "freightType", a.freight, a.freight_currency as currency
     from opportunity p join postulation a on a.company_id = p.company_id and a.opportunity_id = p.id
     where p.company_id = $1 and p.is_open and p.quantity = 1 and a.state = 'pending' and a.freight_type = 'simple'
     order by p.created_at desc, p.id, a.created_at limit $2`,
    [companyId, count],
  );
  if (rows.length < count) throw new Error(`only ${rows.length} applications to award`);
  return rows;
}

const place = (cityName: string) => ({
  cityId: cityName,
  cityName,
  countryCode: 'BO',
  address: null,
  reference: null,
  lat: null,
  lng: null,
  category: null,
  warehouseId: null,
});

/** The operation that an award fills in. */
export const awardForm = ({ clientId, freight, currency }: Pick<Waiting, 'clientId' | 'freight' | 'currency'>) => ({
  dispatchType: 'direct',
  serviceType: 'national',
  clientId,
  origin: place('Lima'),
  destination: place('Santos'),
  pickupDate: '2026-12-01',
  deliveryDate: '2026-12-03',
  categoryLoad: 'soy',
  typeTransportUnit: 'tractor',
  weightUnit: 'tn',
  clientFreight: { type: 'toNegotiate', value: null, currency: null },
  supplierFreight: { type: 'simple', value: freight, currency },
  offer: 1,
  trucks: 1,
});
