import { DOCUMENTS_READ, viewOf } from '#areas/documents/contract/document.permissions.ts';
import { isSeen } from '#areas/documents/rules/checklist.ts';
import type { DocumentOwner } from '#areas/documents/rules/document-owner.ts';
import { verdictOf } from '#areas/documents/rules/verdict.ts';
import { documentOwners, readCurrentDocuments } from '#areas/documents/server/index.ts';
import { orderErrors } from '#areas/load-orders/contract/order.errors.ts';
import { type OrderRecord, readAccessible } from '#areas/load-orders/server/index.ts';
import { findTasks } from '#areas/trips/server/index.ts';
import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf, todayOf } from '#platform/actor.ts';
import { withPlatformScope } from '#platform/db/database.ts';
import { signedUrl } from '#platform/files/stored-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { portOf } from '#platform/ports.ts';
import type { DocumentOwnerView } from '../../contract/control-document.calls.ts';
import { troublesOf } from './order-documents.repository.ts';

type Context = RequestContext<Actor>;

/** For the company of an order and its carrier; the client has views of its own. */
export async function readOrderDocuments(context: Context, id: string) {
  const { order, side } = await readAccessible(context, id);
  if (side === 'client') throw orderErrors.notFound();
  const tasks = await findTasks(context.trx, order);
  return {
    troubles: await troublesOf(context.trx, id, todayOf(context)),
    unproven: tasks
      .filter(({ required, evidence, done_at }) => required && evidence !== 'none' && done_at === null)
      .map(({ id: _id, name: task, stage_name: stage }) => ({ _id, task, stage })),
    owners: await ownersOf(context, order),
  };
}

/** The fleet may be the carrier's: what is wrong is said to both, the files are opened by their own company. */
async function ownersOf(context: Context, order: OrderRecord): Promise<DocumentOwnerView[]> {
  const { fleet_company_id: companyId, driver_id, truck_id, trailer_id, second_trailer_id } = order;
  if (!companyId) return [];
  const owners: readonly (Pick<DocumentOwner, 'kind'> & { readonly id: string | null })[] = [
    { kind: 'driver', id: driver_id },
    { kind: 'truck', id: truck_id },
    { kind: 'semitrailer', id: trailer_id },
    { kind: 'semitrailer', id: second_trailer_id },
  ];
  return withPlatformScope(context.trx, async () => {
    const views: DocumentOwnerView[] = [];
    for (const { kind, id } of owners) {
      const view = id ? await viewOwner(context, { companyId, kind, id }) : undefined;
      if (view) views.push(view);
    }
    return views;
  });
}

async function viewOwner(context: Context, owner: DocumentOwner): Promise<DocumentOwnerView | undefined> {
  const { trx, actor, services, now } = context;
  const record = await portOf(services, documentOwners).find(trx, owner);
  if (!record) return undefined;
  const { slots, documents, hasPhoto } = await readCurrentDocuments(context, owner);
  const view = viewOf(actor.permissions);
  const seen = { slots: slots.filter(({ type }) => isSeen(type, view)), documents, hasPhoto };
  const opens =
    owner.companyId === companyOf(actor) && holds(actor.permissions, DOCUMENTS_READ[owner.kind][record.market]);
  return {
    kind: owner.kind,
    name: record.name,
    reasons: verdictOf(seen, todayOf(context)).reasons.map(({ code, type, expiresOn }) => ({
      code,
      type,
      expirationDate: expiresOn,
    })),
    files: opens
      ? documents.flatMap(({ type, file }) =>
          file && isSeen(type, view)
            ? [
                {
                  type,
                  fileId: file.id,
                  fileName: file.name,
                  contentType: file.contentType,
                  url: signedUrl(services.config, file.id, now),
                },
              ]
            : [],
        )
      : [],
  };
}
