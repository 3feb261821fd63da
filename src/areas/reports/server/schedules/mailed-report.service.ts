import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { findPublicCompany, presentPublicCompany } from '#areas/load-orders/server/index.ts';
import { linkErrors } from '#areas/sharing/contract/public-link.errors.ts';
import { linkState } from '#areas/sharing/rules/public-link.ts';
import { hashOf, type LinkContext, looksLikeAlias } from '#areas/sharing/server/index.ts';
import { holds } from '#kernel/permission.ts';
import { bind, withPlatformScope } from '#platform/db/database.ts';
import { serveFile } from '#platform/files/serve-file.ts';
import { findFile, type StoredFile } from '#platform/files/stored-file.ts';
import { actorOf } from '#platform/list/download-job.ts';
import { openReport } from '../../contract/report.permissions.ts';
import type { MailedReport } from '../../contract/schedule.shapes.ts';
import { countOpening, findMailByAlias, type LinkedMail } from './report-mail.repository.ts';

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
  if (!file || !(await maySeeIt(context, mail))) throw linkErrors.linkInvalid();
  return { mail, file };
}

/** The link of a person of the company ends when they leave it, are blocked, or may not see what is in it any more. */
async function maySeeIt({ trx }: LinkContext, mail: LinkedMail): Promise<boolean> {
  const { user_id, company_id, screen, shows_prices } = mail;
  if (user_id === null) return true;
  const person = await withPlatformScope(trx, () => actorOf(trx, user_id, company_id));
  if (person?.companyId !== company_id || !holds(person.permissions, openReport(screen))) return false;
  return !shows_prices || holds(person.permissions, SEE_FREIGHT);
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
