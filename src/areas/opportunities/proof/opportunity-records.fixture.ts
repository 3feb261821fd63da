import { putOnTruck, seedOrder } from '#areas/load-orders/proof/order-records.fixture.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { place } from '#areas/operations/proof/examples.fixture.ts';
import { usualZone } from '#countries/country.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Scene } from '#testing/example.ts';
import { fresh, type Proof } from '#testing/proof.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import type { OpportunityState } from '../rules/opportunity-state.ts';
import type { PublicationType } from '../rules/publication.ts';

type Record = Pick<Scene, 'proof' | 'side'>;

const write = <T>({ app }: Proof, work: (trx: Trx) => Promise<T>): Promise<T> => app.services.database.asPlatform(work);

const DAY_MS = 86_400_000;
export const dayFromNow = ({ proof }: Pick<Scene, 'proof'>, days: number): string =>
  addDays(dayIn(proof.app.services.now(), usualZone('BO')), days);
const inDays = ({ proof }: Record, days: number) => new Date(proof.app.services.now().getTime() + days * DAY_MS);

/** A company that works with that of the scene, and that no other example uses. */
export async function seedAssociate({ proof, side }: Record): Promise<TestCompany> {
  const partner = await proof.app.world.company({ name: `Parceira ${side.mark} ${fresh()}`, country: 'BO' });
  const both = { company_id: side.company.id, partner_id: partner.id, requested_by: side.admin.userId };
  await write(proof, (trx) =>
    trx
      .insertInto('company_association')
      .values({ id: createId(), ...both, status: 'accepted' })
      .execute(),
  );
  return partner;
}

interface Wanted {
  readonly type?: PublicationType;
  readonly state?: Extract<OpportunityState, 'created' | 'published'>;
  /** The company that is asked, for those that are offered by name. */
  readonly reader?: string | undefined;
}

/** Texts carry the mark of the scene's company, whoever offers the freight. */
async function insertOpportunity(
  scene: Record,
  companyId: string,
  { type = 'private', state = 'published', reader }: Wanted,
): Promise<string> {
  const id = createId();
  const { mark, admin } = scene.side;
  const isPublished = state === 'published';
  const code = `OF-${mark}-${fresh()}`;
  const values = {
    id,
    company_id: companyId,
    code,
    state,
    publication_type: type,
    market_type: 'direct',
    description: `Carga ${mark} ${fresh()}`,
    origin: JSON.stringify(place(mark)),
    destination: JSON.stringify(place(mark)),
    origin_city: mark,
    destination_city: mark,
    origin_country: 'BO',
    destination_country: 'BO',
    date_type: 'defined',
    pickup_date: dayFromNow(scene, 20),
    until_date: dayFromNow(scene, 22),
    vehicle_type: 'tractor',
    quantity: 2,
    weight: '28',
    weight_unit: 'tn',
    volume: '60',
    freight_type: 'simple',
    freight: '1500.00',
    freight_currency: 'BOB',
    days: 7,
    answer_hours: type === 'direct' ? 4 : null,
    search_text: `${code} ${mark}`.toLowerCase(),
    created_by: admin.userId,
    ...(isPublished ? { published_at: inDays(scene, -1), ends_at: inDays(scene, 6) } : {}),
  };
  const turn = {
    turn: 'asked',
    position: 0,
    ...(type === 'direct' ? { asked_at: inDays(scene, 0), answer_by: inDays(scene, 1) } : {}),
  };
  await write(scene.proof, async (trx) => {
    await trx.insertInto('opportunity').values(values).execute();
    if (reader === undefined) return;
    const of = { company_id: companyId, opportunity_id: id, reader_company_id: reader };
    await trx
      .insertInto('opportunity_reader')
      .values({ ...of, ...turn })
      .execute();
  });
  return id;
}

/** One of the company itself, offered to a company it works with. */
export async function seedOpportunity(scene: Record, wanted: Omit<Wanted, 'reader'> = {}): Promise<string> {
  const reader = (await seedAssociate(scene)).id;
  return insertOpportunity(scene, scene.side.company.id, { ...wanted, reader });
}

/** One that another company offers to this one by name. */
export async function seedOffered(scene: Record, type: PublicationType = 'private'): Promise<string> {
  const { id } = await seedAssociate(scene);
  return insertOpportunity(scene, id, { type, reader: scene.side.company.id });
}

interface Application {
  readonly opportunityId: string;
  readonly companyId: string;
  readonly applicant: { readonly companyId: string; readonly name: string; readonly userId: string };
}

async function insertPostulation({ proof }: Record, { opportunityId, companyId, applicant }: Application) {
  const id = createId();
  const price = { freight_type: 'simple', freight: '1450.00', freight_currency: 'BOB', freight_unit: null };
  const values = {
    id,
    company_id: companyId,
    opportunity_id: opportunityId,
    applicant_company_id: applicant.companyId,
    applicant_name: applicant.name,
    user_id: applicant.userId,
    by: 'company',
    trucks: 1,
    offer_number: 1,
    offer_by: 'carrier',
    ...price,
  };
  const offer = { id: createId(), company_id: companyId, postulation_id: id, number: 1, by: 'carrier', ...price };
  await write(proof, async (trx) => {
    await trx.insertInto('postulation').values(values).execute();
    await trx.insertInto('postulation_offer').values(offer).execute();
  });
  return id;
}

/** Another company applied for an opportunity of this one. */
export async function seedApplicant(scene: Record, type: PublicationType = 'private') {
  const { proof, side } = scene;
  const opportunityId = await seedOpportunity(scene, { type });
  const partner = await seedAssociate(scene);
  const { userId } = await proof.app.world.user({ company: partner });
  const applicant = { companyId: partner.id, name: partner.name, userId };
  const postulationId = await insertPostulation(scene, { opportunityId, companyId: side.company.id, applicant });
  return { opportunityId, postulationId };
}

/** This company applied for what another one offers; `changed` since, where it must confirm. */
export async function seedApplication(scene: Record, { changed = false } = {}): Promise<string> {
  return (await insertApplication(scene, { changed })).id;
}

async function insertApplication(scene: Record, { changed }: { readonly changed: boolean }) {
  const { proof, side } = scene;
  const opportunityId = await seedOffered(scene);
  const { company_id: companyId } = await write(proof, (trx) =>
    trx.selectFrom('opportunity').select('company_id').where('id', '=', opportunityId).executeTakeFirstOrThrow(),
  );
  const applicant = { companyId: side.company.id, name: side.company.name, userId: side.admin.userId };
  const id = await insertPostulation(scene, { opportunityId, companyId, applicant });
  if (changed)
    await write(proof, (trx) => trx.updateTable('postulation').set({ changed }).where('id', '=', id).execute());
  return { id, opportunityId, companyId };
}

/** This company got the freight of another one; its one trip has not begun, or is done. */
export async function seedAward(scene: Scene, trip: 'waiting' | 'done'): Promise<string> {
  const { proof, side } = scene;
  const { id, opportunityId, companyId } = await insertApplication(scene, { changed: false });
  const shipper = { ...side, company: { ...side.company, id: companyId } };
  const order = await seedOrder({ ...scene, side: shipper });
  if (trip === 'done') await putOnTruck(scene, order, ORDER_STATUS.finished);
  const carrier = { carrier_company_id: side.company.id, carrier_name: side.company.name };
  const source = { opportunity_id: opportunityId, postulation_id: id };
  const accepted = { state: 'accepted', accepted_trucks: 1, operation_id: order.operationId };
  await write(proof, async (trx) => {
    await trx
      .updateTable('load_order')
      .set({ ...carrier, ...source })
      .where('id', '=', order.id)
      .execute();
    await trx.updateTable('postulation').set(accepted).where('id', '=', id).execute();
  });
  return id;
}

/** A lane of a person in the company. */
export async function seedLane({ proof, side }: Record, { userId }: TestUser): Promise<string> {
  const id = createId();
  const values = { id, company_id: side.company.id, user_id: userId, origin_city: `Villa ${side.mark} ${fresh()}` };
  await write(proof, (trx) => trx.insertInto('saved_lane').values(values).execute());
  return id;
}
