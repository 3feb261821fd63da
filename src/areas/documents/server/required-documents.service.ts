import { countryOrDefault } from '#countries/country.ts';
import type { ParsedInput } from '#kernel/api-call.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { enqueue } from '#platform/jobs/job.ts';
import type {
  changeRequiredDocuments,
  RequiredListView,
  readRequiredDocuments,
} from '../contract/required-documents.calls.ts';
import { OWNER_KINDS, type OwnerKind } from '../rules/document-owner.ts';
import { type FleetDocumentType, TYPES_OF } from '../rules/fleet-document.ts';
import { requirableDocuments } from '../rules/required-documents.ts';
import { recountJob } from './recount.job.ts';
import {
  deleteRequired,
  findRequired,
  insertRequired,
  type ListKey,
  lockRequired,
  type RequiredList,
  updateRequired,
} from './required-documents.repository.ts';

type Context = RequestContext<Actor>;

export async function readRequired(
  { trx, actor }: Context,
  { countryId }: ParsedInput<typeof readRequiredDocuments>['query'],
) {
  const country = countryId ?? countryOrDefault(actor.country).code;
  const lists: RequiredListView[] = [];
  for (const kind of OWNER_KINDS) {
    const key = { companyId: companyOf(actor), kind, country };
    lists.push(presentList(key, await findRequired(trx, key)));
  }
  return { lists };
}

/** The owners are counted again in the background, because there may be a hundred thousand of them. */
export async function changeRequired(
  context: Context,
  kind: OwnerKind,
  { countryId, version, types }: ParsedInput<typeof changeRequiredDocuments>['body'],
) {
  const { trx, actor } = context;
  const key: ListKey = { companyId: companyOf(actor), kind, country: countryId };
  const wanted = types && requireTypes(kind, types);
  const before = await lockRequired(trx, key);
  if ((before?.version ?? null) !== version) throw requestErrors.staleVersion();
  await store(trx, key, before, wanted, actor.userId);
  const after = await findRequired(trx, key);
  await audit(trx, context, {
    action: 'documents.changeRequired',
    entity: 'requiredDocuments',
    entityId: `${kind}:${countryId}`,
    before: { types: before?.types ?? null },
    after: { types: after?.types ?? null },
  });
  await enqueue(trx, recountJob, key);
  return { list: presentList(key, after) };
}

function requireTypes(kind: OwnerKind, types: readonly FleetDocumentType[]): readonly FleetDocumentType[] {
  const unknown = types.findIndex((type) => !TYPES_OF[kind].includes(type));
  if (unknown >= 0) throw requestErrors.invalid({ fields: { [`types.${unknown}`]: { code: 'choice' } } });
  return [...new Set(types)];
}

async function store(
  trx: Context['trx'],
  key: ListKey,
  before: RequiredList | undefined,
  types: readonly FleetDocumentType[] | null,
  userId: string,
): Promise<void> {
  if (types === null) await deleteRequired(trx, key);
  else if (before) await updateRequired(trx, key, { types, userId });
  else await insertRequired(trx, key, { types, userId });
}

function presentList({ kind, country }: ListKey, own: RequiredList | undefined): RequiredListView {
  return {
    ownerKind: kind,
    countryId: country,
    version: own?.version ?? null,
    documents: [...requirableDocuments(kind, country, own?.types ?? null)],
  };
}
