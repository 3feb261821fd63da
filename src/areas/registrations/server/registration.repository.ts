import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CountryCode } from '#countries/country-type.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { FileView } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Registration } from '#platform/db/schema.gen.ts';
import type { StoredFile } from '#platform/files/stored-file.ts';
import type { RegistrationForm } from '../contract/registration.shapes.ts';
import type { RegistrantKind, RegistrationState, RegistrationStep } from '../rules/registration.ts';

export type RegistrationRecord = Omit<Selectable<Registration>, 'country_code' | 'state' | 'kind' | 'form'> & {
  readonly country_code: CountryCode;
  readonly state: RegistrationState;
  readonly kind: RegistrantKind | null;
  readonly form: RegistrationForm | null;
};

/** With its invitation and the names of the people, as the record shows it. */
export type ListedRegistration = RegistrationRecord & {
  readonly recipient: string | null;
  readonly language: Language | null;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly access_count: number;
  readonly last_access_at: Date | null;
  readonly created_by_name: string;
  readonly decided_by_name: string | null;
};

export interface StepRecord {
  readonly id: string;
  readonly type: RegistrationStep;
  readonly at: Date;
  readonly user_id: string | null;
  readonly user_name: string | null;
  readonly details: { readonly reason?: string };
}

export async function insertRegistration(
  trx: Trx,
  row: Pick<Insertable<Registration>, 'id' | 'company_id' | 'country_code' | 'created_by'>,
): Promise<void> {
  await trx.insertInto('registration').values(row).execute();
}

export async function findRegistration(trx: Trx, id: string): Promise<RegistrationRecord | undefined> {
  const row = await trx.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst();
  return row as RegistrationRecord | undefined;
}

/** Two people who decide, or two sendings of one form, follow each other. */
export async function lockRegistration(trx: Trx, id: string): Promise<RegistrationRecord> {
  const row = await trx.selectFrom('registration').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw requestErrors.notFound();
  return row as RegistrationRecord;
}

export async function updateRegistration(
  trx: Trx,
  { company_id, id }: Pick<RegistrationRecord, 'company_id' | 'id'>,
  values: Updateable<Registration>,
): Promise<void> {
  await trx.updateTable('registration').set(values).where('company_id', '=', company_id).where('id', '=', id).execute();
}

export async function findListed(trx: Trx, id: string): Promise<ListedRegistration | undefined> {
  const { rows } = await sql<ListedRegistration>`
    select r.*, l.recipient, l.language, l.expires_at, l.revoked_at, l.access_count, l.last_access_at,
      u.first_name || ' ' || u.last_name as created_by_name, d.first_name || ' ' || d.last_name as decided_by_name
    from registration r
    join public_link l on l.company_id = r.company_id and l.id = r.id
    join app_user u on u.id = r.created_by
    left join app_user d on d.id = r.decided_by
    where r.id = ${id}`.execute(trx);
  return rows[0];
}

export async function insertStep(
  trx: Trx,
  { company_id, id }: Pick<RegistrationRecord, 'company_id' | 'id'>,
  step: { readonly type: RegistrationStep; readonly userId: string | null; readonly reason?: string },
): Promise<void> {
  const details = JSON.stringify(step.reason === undefined ? {} : { reason: step.reason });
  const row = { id: createId(), company_id, registration_id: id, type: step.type, user_id: step.userId, details };
  await trx.insertInto('registration_event').values(row).execute();
}

/** Newest first. */
export async function stepsOf(trx: Trx, id: string): Promise<StepRecord[]> {
  const { rows } = await sql<StepRecord>`
    select e.id, e.type, e.at, e.user_id, u.first_name || ' ' || u.last_name as user_name, e.details
    from registration_event e left join app_user u on u.id = e.user_id
    where e.registration_id = ${id} order by e.at desc, e.id desc`.execute(trx);
  return rows;
}

export async function addFile(
  trx: Trx,
  { company_id, id }: Pick<RegistrationRecord, 'company_id' | 'id'>,
  fileId: string,
): Promise<void> {
  const row = { file_id: fileId, company_id, registration_id: id };
  await trx.insertInto('registration_file').values(row).execute();
}

export async function filesOf(trx: Trx, id: string): Promise<StoredFile[]> {
  return trx
    .selectFrom('registration_file as r')
    .innerJoin('file_object as f', 'f.id', 'r.file_id')
    .select([
      'f.id',
      'f.company_id as companyId',
      'f.owner_id as ownerId',
      'f.storage_key as storageKey',
      'f.name',
      'f.content_type as contentType',
      'f.size',
      'f.sha256',
      'f.width',
      'f.height',
      'f.public as isPublic',
    ])
    .where('r.registration_id', '=', id)
    .orderBy('r.created_at')
    .execute();
}

/** How many there are, and how large they are together. */
export async function measureFiles(trx: Trx, id: string): Promise<{ readonly count: number; readonly bytes: number }> {
  const measured = await trx
    .selectFrom('registration_file as r')
    .innerJoin('file_object as f', 'f.id', 'r.file_id')
    .select([sql<number>`count(*)::int`.as('count'), sql<string>`coalesce(sum(f.size), 0)`.as('bytes')])
    .where('r.registration_id', '=', id)
    .executeTakeFirstOrThrow();
  return { count: measured.count, bytes: Number(measured.bytes) };
}

/** Of invitations that were never used or left refused, whose link ended before that. Of all companies. */
export async function endedFiles(trx: Trx, endedBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.file_id as id from registration_file f
    join registration r on r.company_id = f.company_id and r.id = f.registration_id
    join public_link l on l.company_id = r.company_id and l.id = r.id
    where r.state in ('invited', 'refused') and least(l.expires_at, l.revoked_at) < ${endedBefore}
    order by f.file_id limit ${limit} for update of r`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function detachFiles(trx: Trx, fileIds: readonly FileView['id'][]): Promise<void> {
  if (fileIds.length > 0) await trx.deleteFrom('registration_file').where('file_id', 'in', fileIds).execute();
}
