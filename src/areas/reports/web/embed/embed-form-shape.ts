import { z } from 'zod';
import {
  ADDRESS_MAX,
  DASHBOARD_MAX,
  type EmbedView,
  embedInputShape,
} from '#areas/reports/contract/embed/embed.shapes.ts';
import { EMBED_KINDS } from '#areas/reports/rules/report-embed.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';

export const ID_MAX = 36;
const id = z.string().trim().max(ID_MAX);

const filled = z.object({
  kind: z.enum(EMBED_KINDS),
  source: z.string().nullable(),
  workspaceId: id,
  reportId: id,
  datasetId: id,
  dashboard: z.number().int().min(1).max(DASHBOARD_MAX).nullable(),
  address: z.string().trim().max(ADDRESS_MAX),
});
export type EmbedForm = z.input<typeof filled>;

/** What is empty was not entered, and what another kind needs is not sent. */
export const embedFormShape = filled
  .transform(({ kind, source, workspaceId, reportId, datasetId, dashboard, address }) => ({
    kind,
    ...(kind === 'powerBi'
      ? { source, workspaceId: workspaceId || null, reportId: reportId || null, datasetId: datasetId || null }
      : {}),
    ...(kind === 'metabase' ? { source, dashboard } : {}),
    ...(kind === 'address' ? { address: address || null } : {}),
  }))
  .pipe(embedInputShape);

export const embedField = fieldsOf<EmbedForm>();

export const formOfEmbed = (embed: EmbedView): EmbedForm => ({
  kind: embed.kind,
  source: embed.source,
  workspaceId: embed.workspaceId ?? '',
  reportId: embed.reportId ?? '',
  datasetId: embed.datasetId ?? '',
  dashboard: embed.dashboard,
  address: embed.address ?? '',
});
