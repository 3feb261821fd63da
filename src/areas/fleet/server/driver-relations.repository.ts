import { sql } from 'kysely';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import type { Trx } from '#platform/db/database.ts';
import type { DriverRecord } from './driver.repository.ts';

export type RelatedRecords = Pick<DriverView, 'transportCompany' | 'transportUnit'> & {
  readonly user: DriverView['account']['user'];
};

const unit = (alias: string) => {
  const table = sql.ref(alias);
  return sql`case when ${table}.id is not null then json_build_object('_id', ${table}.id,
    'plate', app.shown_plate(${table}.country_code, ${table}.plate)) end`;
};

/** The transport company a driver works for, the account they sign in with, and their truck with its semitrailers. */
export async function readRelations(trx: Trx, { company_id, id }: DriverRecord): Promise<RelatedRecords> {
  const { rows } = await sql<RelatedRecords>`
    select
      case when p.id is not null then json_build_object('_id', p.id, 'name', p.name) end as "transportCompany",
      case when v.id is not null then json_build_object('_id', v.id, 'type', v.type,
        'plate', app.shown_plate(v.country_code, v.plate),
        'trailer', ${unit('t')}, 'secondTrailer', ${unit('s')}) end as "transportUnit",
      case when u.id is not null then json_build_object('_id', u.id, 'email', u.email,
        'name', coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email::text)) end as "user"
    from driver d
    left join partner p on p.company_id = d.company_id and p.id = d.partner_id
    left join app_user u on u.id = d.user_id
    left join vehicle v on v.company_id = d.company_id and v.driver_id = d.id
    left join vehicle t on t.company_id = v.company_id and t.id = v.trailer_id
    left join vehicle s on s.company_id = v.company_id and s.id = v.second_trailer_id
    where d.company_id = ${company_id} and d.id = ${id}`.execute(trx);
  return rows[0] ?? { transportCompany: null, transportUnit: null, user: null };
}
