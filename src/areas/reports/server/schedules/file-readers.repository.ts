import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { holds } from '#kernel/permission.ts';
import { companyOf } from '#platform/actor.ts';
import type { FileReader } from '#platform/files/file-reader.ts';
import { takeReport } from '../../contract/report.permissions.ts';
import type { AnyReport } from '../../rules/report-screen.ts';

/** A report shows what its author might see; others open it by the link in their mail. */
export const mailedFileReaders: readonly FileReader[] = [
  {
    table: 'report_mail',
    column: 'file_id',
    mayRead: async ({ trx, actor }, fileId) => {
      const row = await trx
        .selectFrom('report_mail as m')
        .innerJoin('report_run as n', 'n.id', 'm.run_id')
        .innerJoin('report_schedule as s', 's.id', 'n.schedule_id')
        .select(['s.screen', 'm.shows_prices'])
        .where('m.company_id', '=', companyOf(actor))
        .where('m.file_id', '=', fileId)
        .where('n.author_id', '=', actor.userId)
        .executeTakeFirst();
      if (!row || !holds(actor.permissions, takeReport(row.screen as AnyReport))) return false;
      return !row.shows_prices || holds(actor.permissions, SEE_FREIGHT);
    },
  },
];
