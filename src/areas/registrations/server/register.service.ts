import { isDeepStrictEqual } from 'node:util';
import { readCard } from '#areas/fleet/server/index.ts';
import { findPublicCompany, presentPublicCompany } from '#areas/load-orders/server/index.ts';
import { notify } from '#areas/notifications/server/index.ts';
import { seesPartnersOf } from '#areas/partners/contract/partner.permissions.ts';
import {
  countAccess,
  type LinkContext,
  type LinkPage,
  type LinkRecord,
  type OpeningContext,
  openLink,
} from '#areas/sharing/server/index.ts';
import { dayIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import { audit } from '#platform/audit/audit.ts';
import { deleteFile } from '#platform/files/attached-file.ts';
import { decodeBase64 } from '#platform/files/base64.ts';
import { fileView, prepareFile, recordFile, type StoredFile } from '#platform/files/stored-file.ts';
import type { PreparationContext } from '#platform/http/route.ts';
import { registrationErrors } from '../contract/registration.errors.ts';
import { registrationWaiting } from '../contract/registration.notifications.ts';
import { WRITE_REGISTRATIONS } from '../contract/registration.permissions.ts';
import type { RegisterPage, RegistrationForm } from '../contract/registration.shapes.ts';
import { FILES_BYTES_MAX, FILES_MAX, takesForm } from '../rules/registration.ts';
import { askedDocuments } from './asked-documents.ts';
import { firmOf } from './matches.ts';
import { readRegistration } from './read-registration.ts';
import * as records from './registration.repository.ts';

type Opened = LinkRecord & { readonly registration: records.RegistrationRecord };

async function open(context: OpeningContext, alias: string): Promise<Opened> {
  const link = await openLink(context, alias, 'registration');
  const registration = await records.findRegistration(context.trx, link.id);
  return { ...link, registration: registration! };
}

/** Of the company that invites only name and logo, in its colour; the sent form only while it can be corrected. */
async function show(
  { trx, services, now }: OpeningContext,
  { language, registration: record }: Opened,
): Promise<{ register: RegisterPage }> {
  const company = await findPublicCompany(trx, record.company_id);
  const form = record.state === 'refused' ? record.form : null;
  const used = new Set(filesIn(form));
  const files = form ? (await records.filesOf(trx, record.id)).filter(({ id }) => used.has(id)) : [];
  return {
    register: {
      company: presentPublicCompany(company),
      country: record.country_code,
      language,
      state: record.state,
      reason: record.reason,
      sentAt: record.sent_at?.toISOString() ?? null,
      sending: record.version,
      asked: await askedDocuments(trx, record.company_id, record.country_code),
      form,
      files: files.map((file) => fileView(services.config, file, now)),
    },
  };
}

const filesIn = (form: RegistrationForm | null): readonly string[] =>
  [...(form?.drivers ?? []), ...(form?.vehicles ?? [])].flatMap(({ documents }) =>
    documents.flatMap(({ fileId }) => fileId ?? []),
  );

export const registerPage: LinkPage<Opened> = { open, show };

export async function readPage(context: LinkContext, alias: string, isAgain: boolean) {
  const opened = await open(context, alias);
  if (!isAgain) await countAccess(context.trx, opened.id, context.now);
  return show(context, opened);
}

/** The company of a link that still takes a form. */
export async function admitToForm(context: OpeningContext, alias: string) {
  const { registration } = await open(context, alias);
  if (!takesForm(registration.state)) throw registrationErrors.alreadySent();
  return { companyId: registration.company_id, country: registration.country_code };
}

export function prepareUpload(
  { services, language }: PreparationContext<null>,
  { fileName, content }: { readonly fileName: string; readonly content: string },
  { companyId }: { readonly companyId: string },
): Promise<StoredFile> {
  const allowed = ['jpeg', 'png', 'pdf'] as const;
  return prepareFile(services, {
    companyId,
    ownerId: null,
    name: fileName,
    content: decodeBase64(content),
    allowed,
    language,
  });
}

export async function addUpload(context: LinkContext, alias: string, prepared: StoredFile) {
  const { trx, services } = context;
  const { id } = await open(context, alias);
  const record = await records.lockRegistration(trx, id);
  if (!takesForm(record.state)) throw registrationErrors.alreadySent();
  const { count, bytes } = await records.measureFiles(trx, id);
  if (count >= FILES_MAX || bytes + prepared.size > FILES_BYTES_MAX) throw registrationErrors.tooManyFiles();
  const view = await recordFile(trx, services, prepared);
  await records.addFile(trx, record, view.id);
  return view;
}

/** The photo is read by the words that the country prints on its cards. */
export async function readSentCard<T>(
  context: LinkContext,
  { link, content }: { readonly link: string; readonly content: string },
  suggest: Parameters<typeof readCard<T>>[2],
) {
  const { country } = await admitToForm(context, link);
  return readCard(context, { country, content }, suggest);
}

/** Sent twice, by an impatient thumb or after a lost connection, it is one registration. */
export async function sendForm(context: LinkContext, alias: string, given: RegistrationForm) {
  const { trx, now } = context;
  const opened = await open(context, alias);
  const record = await records.lockRegistration(trx, opened.id);
  const form = await readForm(context, record, given);
  if (!takesForm(record.state)) {
    if (isSame(record.form, form)) return show(context, { ...opened, registration: record });
    throw registrationErrors.alreadySent();
  }
  const { name } = firmOf(record, form);
  await records.updateRegistration(trx, record, {
    ...{ state: 'waiting', kind: form.kind, name, tax_id: form.taxId, form: JSON.stringify(form), sent_at: now },
    ...{ reason: null, decided_at: null, decided_by: null },
  });
  await forgetUnused(context, record.id, form);
  const type = record.state === 'refused' ? 'sentAgain' : 'sent';
  await records.insertStep(trx, record, { type, userId: null });
  await audit(
    trx,
    { actor: null, caller: context.caller },
    {
      action: 'registrations.send',
      entity: 'registration',
      entityId: record.id,
      after: { name, taxId: form.taxId, kind: form.kind },
      companyId: record.company_id,
    },
  );
  await announce(context, record, name);
  const after = await records.findRegistration(trx, record.id);
  return show(context, { ...opened, registration: after! });
}

/** The stored form has its parts in another order. */
const isSame = (stored: RegistrationForm | null, form: RegistrationForm): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(form)));

async function readForm(
  { trx, now }: LinkContext,
  record: records.RegistrationRecord,
  given: RegistrationForm,
): Promise<RegistrationForm> {
  const { timeZone } = await findPublicCompany(trx, record.company_id);
  const { form, problems } = readRegistration(given, {
    country: record.country_code,
    today: dayIn(now, timeZone),
    asked: await askedDocuments(trx, record.company_id, record.country_code),
    files: new Set((await records.filesOf(trx, record.id)).map(({ id }) => id)),
  });
  if (Object.keys(problems).length > 0) throw requestErrors.invalid({ fields: problems });
  return form;
}

/** Photos that were replaced before sending are nobody's. */
async function forgetUnused({ trx }: LinkContext, id: string, form: RegistrationForm): Promise<void> {
  const used = new Set(filesIn(form));
  const unused = (await records.filesOf(trx, id)).map((file) => file.id).filter((fileId) => !used.has(fileId));
  await records.detachFiles(trx, unused);
  for (const fileId of unused) await deleteFile(trx, fileId);
}

function announce({ trx, services }: LinkContext, record: records.RegistrationRecord, name: string): Promise<void> {
  return notify(trx, services, {
    companyId: record.company_id,
    kind: registrationWaiting,
    words: { name },
    data: { registrationId: record.id },
    permissions: [WRITE_REGISTRATIONS, seesPartnersOf('transport', record.country_code)],
  });
}
