import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
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

export interface SessionUserRow {
  readonly documentId: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
  readonly street: string | null;
  readonly photoFileId: string | null;
  readonly themeMode: (typeof THEME_MODES)[number];
  readonly pushRegistered: boolean;
  readonly company: {
    readonly typeId: string;
    readonly typeName: string;
    readonly primaryColor: string;
    readonly logoFileId: string | null;
    readonly faviconFileId: string | null;
    readonly loginBackgroundFileId: string | null;
    readonly marketplaceImageFileId: string | null;
    readonly automaticAssignment: boolean;
    readonly settings: Record<string, unknown>;
  } | null;
  readonly roles: { id: string; key: string; name: string }[];
  readonly companies: ChoiceRow[];
  readonly places: { _id: string; fullName: string }[];
  readonly unread: number;
  readonly notificationSettings: { type: string; inApp: boolean; push: boolean; mail: boolean }[];
}

const PLACES_SHOWN = 500;
const COMPANIES_SHOWN = 200;

/** Everything about the signed-in person in one statement; row-level security keeps it to them and their company. */
export async function readSessionUser(trx: Trx, userId: string): Promise<SessionUserRow | undefined> {
  const { rows } = await sql<SessionUserRow>`
    select u.document_id as "documentId", u.country_code as "countryCode", u.phone, u.street,
      u.photo_file_id as "photoFileId", u.theme_mode as "themeMode", u.push_token is not null as "pushRegistered",
      (select jsonb_build_object(
          'typeId', t.id, 'typeName', t.name, 'primaryColor', c.primary_color, 'logoFileId', c.logo_file_id,
          'faviconFileId', c.favicon_file_id, 'loginBackgroundFileId', c.login_background_file_id,
          'marketplaceImageFileId', c.marketplace_image_file_id, 'automaticAssignment', c.automatic_assignment,
          'settings', c.settings)
        from company c join type_operation t on t.id = c.type_operation_id where c.id = app.company_id()) as company,
      (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from app.session_roles() r) as roles,
      (select coalesce(jsonb_agg(to_jsonb(s)), '[]')
        from app.selectable_companies(members_only => true, max_rows => ${COMPANIES_SHOWN}) s) as companies,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', p.id, 'fullName', p.full_name)), '[]') from (
        select a.id, a.full_name from company_address a where a.company_id = app.company_id()
        order by a.full_name, a.id limit ${PLACES_SHOWN}) p) as places,
      (select count(*)::int from notification n
        where n.company_id = app.company_id() and n.user_id = u.id and n.read_at is null) as unread,
      (select coalesce(jsonb_agg(jsonb_build_object('type', np.type, 'inApp', np.in_app, 'push', np.push, 'mail', np.mail)
          order by np.type), '[]')
        from notification_preference np
        where np.company_id = app.company_id() and np.user_id = u.id) as "notificationSettings"
    from app_user u where u.id = ${userId}`.execute(trx);
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

export async function isSelectable(trx: Trx, companyId: string): Promise<boolean> {
  const { rows } = await sql`select from app.selectable_companies(wanted => ${companyId})`.execute(trx);
  return rows.length > 0;
}
