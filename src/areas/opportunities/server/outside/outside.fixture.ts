import { type ApiCall, type CallInput, type CallReply, fillPath } from '#kernel/api-call.ts';
import type { WireError } from '#kernel/errors.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import * as outside from '../../contract/outside.calls.ts';
import { readApplicants } from '../../contract/postulation.calls.ts';
import { createOpportunityLink } from '../../contract/share.calls.ts';
import type { MarketApp, OpportunityForm } from '../opportunities.fixture.ts';

export type OutsideForm = CallInput<typeof outside.applyOutside>['body'];

let people = 0;

/** Somebody with a truck of their own, as the form asks them in Bolivia. */
export function carrierForm(form: Partial<OutsideForm> = {}): OutsideForm {
  people += 1;
  return {
    firstName: 'Rosa',
    lastName: `Quispe ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[people % 26]}`,
    company: `Fletes Quispe ${people}`,
    taxId: `${10_200_300_40 + people}`,
    countryCode: '591',
    phone: `7${1_000_000 + people}`,
    plate: `${2000 + people}ABC`,
    ...form,
  };
}

/** What makes them a driver. */
export const driverDocuments = (number: number) => ({
  typeDocumentId: 'CI',
  documentId: `${6_000_000 + number}`,
  driverLicense: `${6_000_000 + number}`,
  birthDate: '1985-04-12',
});

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly error: WireError;
}

/** A browser outside the product, with its own address and its own cookies. */
export interface Visitor {
  send<C extends ApiCall>(call: C, input: CallInput<C>): Promise<Reply<CallReply<C>>>;
  open(alias: string): Promise<Reply<CallReply<typeof outside.readOutsideView>>>;
  apply(alias: string, form?: Partial<OutsideForm>): Promise<Reply<CallReply<typeof outside.applyOutside>>>;
  readonly cookies: Record<string, string>;
}

export function visitorOf(app: TestApp): Visitor {
  people += 1;
  const remoteAddress = `10.${Math.floor(people / 250)}.${people % 250}.7`;
  const cookies: Record<string, string> = {};
  const send: Visitor['send'] = async (call, input) => {
    const { params, query, body } = input as { params?: never; query?: Record<string, string>; body?: object };
    const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const raw = await app.product.http.inject({
      method: call.method,
      url: `/api${fillPath(call.path, params)}${search}`,
      remoteAddress,
      cookies,
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value } of raw.cookies) cookies[name] = value;
    const read = raw.json();
    return { status: raw.statusCode, body: read as never, error: read as WireError };
  };
  return {
    send,
    open: (alias) => send(outside.readOutsideView, { params: { alias }, query: {} }),
    apply: (alias, form) => send(outside.applyOutside, { params: { alias }, body: carrierForm(form) }),
    cookies,
  };
}

/** Shares an opportunity and returns the parts of the address. */
export async function shareLink(app: TestApp, who: TestUser, id: string) {
  const answer = await app.call(who, createOpportunityLink, { params: { id }, body: { recipient: 'Grupo Sur' } });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.error));
  const url = new URL(answer.body.url);
  return { id: answer.body.link._id, alias: url.pathname.split('/').at(-1) ?? '', url };
}

/** The applications that the shipper sees. */
export async function applicantsOf(app: TestApp, who: TestUser, id: string) {
  return (await app.call(who, readApplicants, { params: { id } })).body.postulations;
}

/** Publishes an opportunity and shares it. */
export async function sharedBy(app: MarketApp, who: TestUser, form: Partial<OpportunityForm> = {}) {
  const { _id: opportunityId, code } = await app.published(who, form);
  return { ...(await shareLink(app, who, opportunityId)), opportunityId, code };
}
