import { holds } from '#kernel/permission.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { FileReader, ReaderContext } from '#platform/files/file-reader.ts';
import { portOf } from '#platform/ports.ts';
import { DOCUMENTS_READ, viewOf } from '../contract/document.permissions.ts';
import { isSeen } from '../rules/checklist.ts';
import type { DocumentOwner } from '../rules/document-owner.ts';
import type { FleetDocumentType } from '../rules/fleet-document.ts';
import { documentOwners } from './owner.repository.ts';

/** The documents of the drivers and vehicles the reader may see, of the types shown to them. */
export const documentFileReaders: readonly FileReader[] = [
  {
    table: 'document',
    column: 'file_id',
    mayRead: async (context, fileId) => {
      const documents = await context.trx
        .selectFrom('document')
        .select(['type', 'driver_id', 'vehicle_id'])
        .where('company_id', '=', companyOf(context.actor))
        .where('file_id', '=', fileId)
        .execute();
      const view = viewOf(context.actor.permissions);
      for (const { type, driver_id, vehicle_id } of documents) {
        if (!isSeen(type as FleetDocumentType, view)) continue;
        for (const owner of ownersOf(context.actor, driver_id, vehicle_id)) {
          if (await seesOwner(context, owner)) return true;
        }
      }
      return false;
    },
  },
];

/** A vehicle is a truck or a semitrailer, which only its owner knows. */
function ownersOf(actor: Actor, driverId: string | null, vehicleId: string | null): readonly DocumentOwner[] {
  const companyId = companyOf(actor);
  if (driverId !== null) return [{ companyId, kind: 'driver', id: driverId }];
  const id = vehicleId ?? '';
  return [
    { companyId, kind: 'truck', id },
    { companyId, kind: 'semitrailer', id },
  ];
}

async function seesOwner({ trx, actor, services }: ReaderContext, owner: DocumentOwner): Promise<boolean> {
  const found = await portOf(services, documentOwners).find(trx, owner);
  return found !== undefined && holds(actor.permissions, DOCUMENTS_READ[owner.kind][found.market]);
}
