import { findPublicCompany, presentPublicCompany } from '#areas/load-orders/server/index.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { linkState } from '#areas/sharing/rules/public-link.ts';
import { hashOf, type LinkContext, looksLikeAlias } from '#areas/sharing/server/index.ts';
import { bind, withPlatformScope } from '#platform/db/database.ts';
import { serveFile } from '#platform/files/serve-file.ts';
import { findFile, type StoredFile } from '#platform/files/stored-file.ts';
import type { MailedReport } from '../../contract/schedule.shapes.ts';
import { countOpening, findMailByAlias, type LinkedMail } from './report-mail.repository.ts';
import { peopleOf } from './schedule.repository.ts';

interface Opened {
  readonly mail: LinkedMail;
  readonly file: StoredFile;
}

/** For the rest of the transaction the company is the one that sent the mail, without a user. */
async function open(context: LinkContext, alias: string): Promise<Opened> {
  const { trx, now } = context;
  const mail = looksLikeAlias(alias) ? await findMailByAlias(trx, hashOf(alias)) : undefined;
  if (!mail || linkState({ expiresAt: mail.expires_at, revokedAt: mail.revoked_at }, now) !== 'active') {
    throw linkErrors.linkInvalid();
  }
  await bind(trx, { companyId: mail.company_id, userId: null });
  const file = mail.file_id ? await findFile(trx, mail.file_id) : undefined;
  if (!file || !(await stillWorksHere(context, mail))) throw linkErrors.linkInvalid();
  return { mail, file };
}

/** The link of a person of the company ends when they leave it or are blocked. */
async function stillWorksHere({ trx }: LinkContext, { user_id, company_id }: LinkedMail): Promise<boolean> {
  if (user_id === null) return true;
  return (await withPlatformScope(trx, () => peopleOf(trx, company_id, [user_id]))).length > 0;
}

export async function readMailed(context: LinkContext, alias: string): Promise<{ report: MailedReport }> {
  const { mail, file } = await open(context, alias);
  const company = await findPublicCompany(context.trx, mail.company_id);
  return {
    report: {
      company: presentPublicCompany(company),
      language: mail.language,
      name: mail.name,
      screen: mail.screen,
      fileName: file.name,
      size: file.size,
      madeAt: mail.made_at.toISOString(),
      expiresAt: mail.expires_at.toISOString(),
    },
  };
}

/** Every reading of the file counts; it is not kept by the browser, because the link may end. */
export async function readFileOf(context: LinkContext, alias: string) {
  const { mail, file } = await open(context, alias);
  await countOpening(context.trx, mail.id, context.now);
  return serveFile(context, file, { download: true, lifetime: 0 });
}
