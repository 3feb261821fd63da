import type { TemplateKind } from '#areas/operations/rules/stage.ts';
import { findActivePartner, findPartnerNames } from '#areas/partners/server/index.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { operatorsOf, templatesFor } from './operation-relations.repository.ts';

type Context = RequestContext<Actor>;

interface ClientQuery {
  readonly search?: string | undefined;
  readonly clientId?: string | undefined;
}

export async function findClients({ trx, actor }: Context, { search, clientId }: ClientQuery) {
  const companyId = companyOf(actor);
  const named = clientId ? await findActivePartner(trx, companyId, 'client', clientId) : undefined;
  const clients = clientId
    ? [named].filter((client) => !!client)
    : await findPartnerNames(trx, companyId, 'client', search);
  return { clients: clients.map(({ id: _id, name }) => ({ _id, name })) };
}

export async function readChoices({ trx, actor }: Context, kind: TemplateKind) {
  const companyId = companyOf(actor);
  return { operators: await operatorsOf(trx, companyId), templates: await templatesFor(trx, companyId, kind) };
}
