import { createHash } from 'node:crypto';
import { putOnTruck, seedOperation, seedOrder } from '#areas/load-orders/proof/order-records.fixture.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { LinkPurpose } from '#areas/sharing/rules/public-link.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Scene } from '#testing/example.ts';

const write = <T>({ proof }: Scene, work: (trx: Trx) => Promise<T>): Promise<T> =>
  proof.app.services.database.asPlatform(work);

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
/** As long as a real one; only its holder knows it, the database stores a hash. */
const freshSecret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');

export interface MadeLink {
  readonly id: string;
  readonly alias: string;
  readonly orderId: string;
  /** For a form: the token, or the cookie after the exchange. */
  readonly secret: string;
}

const ABOUT_OPERATION: readonly LinkPurpose[] = ['report', 'agroMap'];

/** A link to an order in the given status, with a truck unless it is only programmed. */
export async function seedLink(
  scene: Scene,
  purpose: LinkPurpose,
  { status = ORDER_STATUS.assigned, exchanged = false }: { status?: number; exchanged?: boolean } = {},
): Promise<MadeLink> {
  const order = await seedOrder(scene);
  await putOnTruck(scene, order, status);
  const [id, alias, secret] = [createId(), freshSecret(), freshSecret()];
  const about = ABOUT_OPERATION.includes(purpose)
    ? { operation_id: await seedOperation(scene, 'agro') }
    : { order_id: order.id };
  await write(scene, async (trx) => {
    const { driver_id } = await trx
      .selectFrom('load_order')
      .select('driver_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('public_link')
      .values({
        id,
        company_id: scene.side.company.id,
        purpose,
        ...about,
        driver_id: purpose === 'driver' ? driver_id : null,
        alias_hash: hashOf(alias),
        secret_hash: purpose === 'webForm' ? hashOf(secret) : null,
        exchanged_at: exchanged ? new Date() : null,
        shows: ['documents'],
        expires_at: new Date(Date.now() + 86_400_000),
        created_by: scene.side.admin.userId,
      })
      .execute();
  });
  return { id, alias, orderId: order.id, secret };
}

/** A loading date that the client of an assigned order proposed, still unanswered. */
export async function seedRequest(scene: Scene): Promise<{ id: string; requestId: string }> {
  const order = await seedOrder(scene);
  await putOnTruck(scene, order, ORDER_STATUS.assigned);
  const requestId = createId();
  const asked = { kind: 'schedule', asked_by: scene.side.mark, loading_date: '2026-12-03' };
  await write(scene, (trx) =>
    trx
      .insertInto('client_request')
      .values({ id: requestId, company_id: scene.side.company.id, order_id: order.id, ...asked })
      .execute(),
  );
  return { id: order.id, requestId };
}

export async function seedRating(scene: Scene): Promise<{ id: string; ratingId: string }> {
  const { id: link_id, orderId } = await seedLink(scene, 'rating', { status: ORDER_STATUS.finished });
  const ratingId = createId();
  const given = { company_id: scene.side.company.id, order_id: orderId, link_id, driver: 4, comment: scene.side.mark };
  await write(scene, (trx) =>
    trx
      .insertInto('load_order_rating')
      .values({ id: ratingId, ...given })
      .execute(),
  );
  return { id: orderId, ratingId };
}

export async function seedLinkedDocument(scene: Scene, { orderId }: MadeLink, fileId: string): Promise<string> {
  const id = createId();
  const { side } = scene;
  const document = {
    type: 'OtherDocuments',
    file_id: fileId,
    name: `Papel ${side.mark}`,
    created_by: side.admin.userId,
  };
  await write(scene, (trx) =>
    trx
      .insertInto('load_order_file')
      .values({ id, company_id: side.company.id, order_id: orderId, ...document })
      .execute(),
  );
  return id;
}

/** The driver of the linked trip has given consent; returns the time. */
export async function agreeBy(scene: Scene, { orderId }: MadeLink): Promise<string> {
  const accepted_at = new Date(Date.now() - 60_000);
  await write(scene, (trx) =>
    trx.updateTable('load_order').set({ accepted_at, sharing_since: accepted_at }).where('id', '=', orderId).execute(),
  );
  return accepted_at.toISOString();
}
