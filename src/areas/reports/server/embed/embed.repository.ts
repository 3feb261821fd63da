import type { Selectable, Updateable } from 'kysely';
import { requestErrors } from '#kernel/errors.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { ReportEmbed } from '#platform/db/schema.gen.ts';
import type { EmbedKind } from '../../rules/report-embed.ts';
import type { ReportScreen } from '../../rules/report-screen.ts';

export type EmbedRecord = Omit<Selectable<ReportEmbed>, 'screen' | 'kind'> & {
  readonly screen: ReportScreen;
  readonly kind: EmbedKind;
};

interface OfScreen {
  readonly companyId: string;
  readonly screen: ReportScreen;
}

export async function listEmbeds(trx: Trx, companyId: string): Promise<EmbedRecord[]> {
  const rows = await trx.selectFrom('report_embed').selectAll().where('company_id', '=', companyId).execute();
  return rows as EmbedRecord[];
}

export async function findEmbed(trx: Trx, { companyId, screen }: OfScreen): Promise<EmbedRecord | undefined> {
  const row = await trx
    .selectFrom('report_embed')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('screen', '=', screen)
    .executeTakeFirst();
  return row as EmbedRecord | undefined;
}

export type EmbedValues = Required<
  Pick<
    Updateable<ReportEmbed>,
    'kind' | 'source' | 'workspace_id' | 'report_id' | 'dataset_id' | 'dashboard' | 'address' | 'changed_by'
  >
> & { readonly kind: EmbedKind; readonly changed_by: string };

/** Somebody who saved meanwhile has another version, and who chose first there is a row already. */
export async function saveEmbed(
  trx: Trx,
  { companyId, screen }: OfScreen,
  values: EmbedValues,
  version: number,
): Promise<EmbedRecord> {
  const saved =
    version === 0
      ? await trx
          .insertInto('report_embed')
          .values({ id: createId(), company_id: companyId, screen, ...values })
          .onConflict((conflict) => conflict.columns(['company_id', 'screen']).doNothing())
          .returningAll()
          .executeTakeFirst()
      : await trx
          .updateTable('report_embed')
          .set(values)
          .where('company_id', '=', companyId)
          .where('screen', '=', screen)
          .where('version', '=', version)
          .returningAll()
          .executeTakeFirst();
  if (!saved) throw requestErrors.staleVersion();
  return saved as EmbedRecord;
}
