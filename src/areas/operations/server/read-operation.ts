import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { ownKeyProblems } from '#areas/master-data/server/index.ts';
import type { OperationInput } from '#areas/operations/contract/operation-input.shapes.ts';
import { CATEGORIES } from '#areas/operations/rules/catalogues.ts';
import type { OperationKind } from '#areas/operations/rules/operation-state.ts';
import { findActivePartner } from '#areas/partners/server/index.ts';
import { usablePath } from '#areas/routes/server/index.ts';
import { type FieldProblem, requestErrors } from '#kernel/errors.ts';
import { companyOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import { withCityPosition } from '#platform/places/place-position.ts';
import type { OperationRecord } from './operation.repository.ts';
import { isMember, readRelations, templatesFor } from './operation-relations.repository.ts';
import type { OperationClient, ParsedOperation } from './parsed-operation.ts';
import { type WarehouseReader, warehouseProblems } from './warehouse-problems.ts';

/** A price that was never agreed is null. */
type OperationForm = Omit<OperationInput, 'clientFreight' | 'supplierFreight'> &
  Pick<ParsedOperation, 'clientFreight' | 'supplierFreight'>;

interface CurrentOperation {
  readonly record: OperationRecord;
  readonly clientName: string | null;
}

export async function currentOf(trx: Trx, record: OperationRecord): Promise<CurrentOperation> {
  return { record, clientName: (await readRelations(trx, record)).clientName };
}

/** Checks a parsed form against the records of the company; unchanged values are not checked again. */
export async function readOperation(
  context: WarehouseReader,
  kind: OperationKind,
  form: OperationForm,
  current?: CurrentOperation,
): Promise<ParsedOperation> {
  const { trx, actor } = context;
  const companyId = companyOf(actor);
  const { clientId, typeTransportUnit, ...rest } = form;
  const fields: Record<string, FieldProblem> = {};
  const client = await clientOf(trx, companyId, clientId, current);
  if (!client) fields.clientId = { code: 'choice' };
  const { operatorId, templateId } = form;
  const pathId = form.routeGeofence?.routeGeofenceId;
  if (pathId && pathId !== current?.record.path_id && !(await usablePath(trx, pathId))) {
    fields['routeGeofence.routeGeofenceId'] = { code: 'choice' };
  }
  if (operatorId && operatorId !== current?.record.operator_id && !(await isMember(trx, companyId, operatorId))) {
    fields.operatorId = { code: 'choice' };
  }
  if (templateId && templateId !== current?.record.template_id) {
    const templates = await templatesFor(trx, companyId, kind);
    if (!templates.some(({ _id }) => _id === templateId)) fields.templateId = { code: 'choice' };
  }
  Object.assign(
    fields,
    await ownKeyProblems(
      trx,
      companyId,
      [
        { catalogue: CATEGORIES, field: 'categoryLoad', key: form.categoryLoad },
        { catalogue: TYPES, field: 'typeTransportUnit', key: typeTransportUnit, among: TRUCK_TYPES },
      ],
      [current?.record.category_load, current?.record.vehicle_type],
    ),
  );
  const [origin, destination] = await Promise.all([
    withCityPosition(trx, form.origin),
    withCityPosition(trx, form.destination),
  ]);
  const before = current ? [current.record.origin, current.record.destination] : [];
  Object.assign(fields, await warehouseProblems(context, { origin, destination }, before));
  if (Object.keys(fields).length > 0) throw requestErrors.invalid({ fields });
  return { ...rest, kind, origin, destination, client: client ?? null, vehicleType: typeTransportUnit };
}

/** A stored client may have been disabled since; a new one must be active. */
async function clientOf(
  trx: Trx,
  companyId: string,
  clientId: string,
  current: CurrentOperation | undefined,
): Promise<OperationClient | undefined> {
  if (current?.clientName && current.record.client_id === clientId) {
    return { id: clientId, name: current.clientName, linkedCompanyId: current.record.client_company_id };
  }
  return findActivePartner(trx, companyId, 'client', clientId);
}
