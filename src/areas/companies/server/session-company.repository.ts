import { sql } from 'kysely';
import { companyOfSession } from '#areas/session/server/index.ts';
import { provide } from '#platform/ports.ts';

const PLACES_SHOWN = 500;

export const sessionCompany = provide(companyOfSession, {
  company: sql`(select jsonb_build_object(
      'typeId', t.id, 'typeName', t.name, 'primaryColor', c.primary_color, 'logoFileId', c.logo_file_id,
      'faviconFileId', c.favicon_file_id, 'loginBackgroundFileId', c.login_background_file_id,
      'marketplaceImageFileId', c.marketplace_image_file_id, 'automaticAssignment', c.automatic_assignment,
      'settings', c.settings)
    from company c join type_operation t on t.id = c.type_operation_id where c.id = app.company_id())`,
  places: sql`(select coalesce(jsonb_agg(jsonb_build_object('_id', p.id, 'fullName', p.full_name)), '[]') from (
      select a.id, a.full_name from company_address a where a.company_id = app.company_id()
      order by a.full_name, a.id limit ${PLACES_SHOWN}) p)`,
});
