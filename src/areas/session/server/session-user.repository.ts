import { type RawBuilder, sql } from 'kysely';
import { type Actor, todayOf } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { definePort, portOf } from '#platform/ports.ts';
import type { THEME_MODES } from '../contract/session-user.shape.ts';

export interface ChoiceRow {
  readonly id: string;
  readonly company_name: string;
  readonly country_code: string | null;
  readonly type_id: string;
  readonly type_name: string;
  readonly logo_file_id: string | null;
  readonly is_admin: boolean;
}

/** The company a user works in, and its places. */
export interface CompanyOfSession {
  readonly company: {
    readonly typeId: string;
    readonly typeName: string;
    readonly primaryColor: string;
    readonly logoFileId: string | null;
    readonly faviconFileId: string | null;
    readonly loginBackgroundFileId: string | null;
    readonly marketplaceImageFileId: string | null;
    readonly automaticAssignment: boolean;
    readonly isPlatform: boolean;
    readonly settings: Record<string, unknown>;
  } | null;
  readonly places: { _id: string; fullName: string }[];
}

export interface NotificationsOfSession {
  readonly unread: number;
  readonly notificationSettings: { type: string; inApp: boolean; push: boolean; mail: boolean }[];
}

/** Each value is an expression about `app.user_id()` in `app.company_id()`, so that one statement reads them all. */
type Expressions<T> = { readonly [Name in keyof T]: RawBuilder<T[Name]> };

export const companyOfSession = definePort<Expressions<CompanyOfSession>>('session.company');
export const notificationsOfSession = definePort<Expressions<NotificationsOfSession>>('session.notifications');

export interface SessionUserRow extends CompanyOfSession, NotificationsOfSession {
  readonly documentId: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
  readonly street: string | null;
  readonly photoFileId: string | null;
  readonly themeMode: (typeof THEME_MODES)[number];
  readonly pushRegistered: boolean;
  readonly showAlert: boolean;
  readonly drives: boolean;
  readonly roles: { id: string; key: string; name: string }[];
  readonly companies: ChoiceRow[];
}

const COMPANIES_SHOWN = 200;

/** Everything about the signed-in user in one statement; row-level security limits it to them and their company. */
export async function readSessionUser(
  context: Pick<RequestContext<Actor>, 'actor' | 'trx' | 'services' | 'now'>,
): Promise<SessionUserRow | undefined> {
  const { actor, trx, services } = context;
  const { company, places } = portOf(services, companyOfSession);
  const { unread, notificationSettings } = portOf(services, notificationsOfSession);
  const day = todayOf(context);
  const { rows } = await sql<SessionUserRow>`
    select u.document_id as "documentId", u.country_code as "countryCode", u.phone, u.street,
      u.photo_file_id as "photoFileId", u.theme_mode as "themeMode", u.push_token is not null as "pushRegistered",
      coalesce(u.reminded_on < ${day}::date, true) as "showAlert", app.drives() as drives,
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from app.session_roles() r) as roles,
      (select coalesce(jsonb_agg(to_jsonb(s)), '[]')
        from app.selectable_companies(members_only => true, max_rows => ${COMPANIES_SHOWN}) s) as companies,
      ${company} as company, ${places} as places, ${unread} as unread, ${notificationSettings} as "notificationSettings"
    from app_user u where u.id = ${actor.userId}`.execute(trx);
  return rows[0];
}

export async function findSelectableCompanies(
  trx: Trx,
  { search = null, limit }: { search?: string | null; limit: number },
): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select * from app.selectable_companies(search => ${search || null}, max_rows => ${limit})`.execute(trx);
  return rows;
}

export async function worksIn(trx: Trx, companyId: string): Promise<boolean> {
  const { rows } = await sql`
    select from app.selectable_companies(wanted => ${companyId}, members_only => true)`.execute(trx);
  return rows.length > 0;
}
