import { matchDriver, takeOnDriver, takeOnVehicle, takingOn } from '#areas/fleet/server/index.ts';
import { ensureUnlinkedTransport } from '#areas/partners/server/index.ts';
import { prolongLink } from '#areas/sharing/server/index.ts';
import { AppError, requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf, todayOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import { takeOverFiles } from '#platform/files/attached-file.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { registrationErrors } from '../contract/registration.errors.ts';
import type { RegistrationForm } from '../contract/registration.shapes.ts';
import { CORRECTION_DAYS } from '../rules/registration.ts';
import { mailDecision } from './decision-notice.ts';
import { firmOf } from './matches.ts';
import { driverForm, vehicleForm } from './read-registration.ts';
import { presentRegistration } from './registration.presenter.ts';
import {
  filesOf,
  findListed,
  insertStep,
  lockRegistration,
  type RegistrationRecord,
  updateRegistration,
} from './registration.repository.ts';
import { requireCountryRight } from './registration-access.ts';

type Context = RequestContext<Actor>;
type Waiting = RegistrationRecord & { readonly form: RegistrationForm };

const DAY_MS = 86_400_000;

/** Of two people who decide one is first; the other decides about what they did not see. */
async function lockWaiting({ trx, actor }: Context, id: string, version: number): Promise<Waiting> {
  const record = await lockRegistration(trx, id);
  requireCountryRight(actor, record);
  if (record.state !== 'waiting' || record.form === null) throw registrationErrors.notWaiting();
  if (record.version !== version) throw requestErrors.staleVersion();
  return { ...record, form: record.form };
}

/** Transport company, drivers and vehicles in one transaction; what the company has already is taken as it is. */
export async function approve(context: Context, id: string, { version }: { readonly version: number }) {
  const { trx, actor, now } = context;
  const record = await lockWaiting(context, id, version);
  const author = { companyId: companyOf(actor), userId: actor.userId };
  const files = await filesOf(trx, id);
  await takeOverFiles(
    trx,
    author,
    files.map((file) => file.id),
  );
  const partnerId = await ensureUnlinkedTransport(trx, author, firmOf(record, record.form));
  const made = await takeOnFleet(context, record, partnerId);
  await updateRegistration(trx, record, {
    ...{ state: 'approved', partner_id: partnerId, decided_by: actor.userId, decided_at: now },
  });
  await insertStep(trx, record, { type: 'approved', userId: actor.userId });
  await audit(trx, context, {
    action: 'registrations.approve',
    entity: 'registration',
    entityId: id,
    after: { name: record.name, partnerId, ...made },
  });
  await mailDecision(context, (await findListed(trx, id))!);
  return presentRegistration(context, id);
}

async function takeOnFleet(context: Context, { form, country_code }: Waiting, transportCompanyId: string) {
  const drivers = [];
  for (const [at, driver] of form.drivers.entries()) {
    // The number of an independent driver is their own.
    const taxId = form.kind === 'driver' ? form.taxId : null;
    const given = { ...driverForm(country_code, driver), taxId, transportCompanyId };
    drivers.push(await placedAt(`drivers.${at}`, takeOnDriver(context, given)));
  }
  const vehicles = [];
  for (const [at, vehicle] of form.vehicles.entries()) {
    const given = { ...vehicleForm(country_code, vehicle), transportCompanyId };
    const taken = await placedAt(`vehicles.${at}`, takeOnVehicle(context, vehicle.kind, given));
    vehicles.push({ ...taken, kind: vehicle.kind });
  }
  await putOnOnlyTruck(context, form, drivers, vehicles);
  return {
    drivers: drivers.map(({ id }) => id),
    vehicles: vehicles.map((vehicle) => vehicle.id),
  };
}

/** What is wrong with one of several is said at its place in the form. */
async function placedAt<T>(place: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const { code, status, params } = error;
    const fields = Object.entries(error.fields).map(([field, problem]) => [`${place}.${field}`, problem]);
    throw new AppError(code, status, { params, fields: Object.fromEntries(fields), cause: error });
  }
}

interface Taken {
  readonly id: string;
  readonly isNew: boolean;
}

/** One driver and one truck, both new and with valid documents, belong together. */
async function putOnOnlyTruck(
  context: Context,
  form: RegistrationForm,
  drivers: readonly Taken[],
  vehicles: readonly (Taken & { readonly kind: string })[],
): Promise<void> {
  const [driver, ...others] = drivers;
  const [truck, ...more] = vehicles.filter(({ kind }) => kind === 'truck');
  if (!driver?.isNew || !truck?.isNew || others.length > 0 || more.length > 0) return;
  const today = todayOf(context);
  const isExpired = [...form.drivers, ...form.vehicles].some(({ documents }) =>
    documents.some(({ expirationDate }) => expirationDate !== null && expirationDate < today),
  );
  if (!isExpired) await matchDriver(takingOn(context), 'spotTruck', truck.id, { truckerId: driver.id });
}

interface Refusal {
  readonly version: number;
  readonly reason: string;
}

/** Whoever registered reads the reason by the link, which lasts long enough to correct what is wrong. */
export async function refuse(context: Context, id: string, { version, reason }: Refusal) {
  const { trx, actor, now } = context;
  const record = await lockWaiting(context, id, version);
  await updateRegistration(trx, record, {
    ...{ state: 'refused', reason, decided_by: actor.userId, decided_at: now },
  });
  await prolongLink(trx, id, new Date(now.getTime() + CORRECTION_DAYS * DAY_MS));
  await insertStep(trx, record, { type: 'refused', userId: actor.userId, reason });
  await audit(trx, context, {
    action: 'registrations.refuse',
    entity: 'registration',
    entityId: id,
    after: { name: record.name, reason },
  });
  await mailDecision(context, (await findListed(trx, id))!);
  return presentRegistration(context, id);
}
