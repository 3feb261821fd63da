import { areas } from '#app/areas.ts';
import type { ApiCall, CallInput, CallReply } from '#kernel/api-call.ts';
import { fillPath } from '#kernel/api-call.ts';
import type { WireError } from '#kernel/errors.ts';
import { PDF } from '#platform/files/nasty-files.fixture.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import * as register from '../contract/register.calls.ts';
import * as calls from '../contract/registration.calls.ts';

/** Whoever invites carriers of Bolivia and Brazil and decides about them. */
export const DECIDER: readonly string[] = [
  'provider-read',
  'provider-write',
  'transport-company-list-bo',
  'transport-company-list-br',
  'download-listings',
];

export type SentForm = CallInput<typeof register.sendRegister>['body'];
export type Driver = SentForm['drivers'][number];
export type Vehicle = SentForm['vehicles'][number];

let number = 100;
const next = () => {
  number += 1;
  return number;
};
/** Names have no digits. */
const letters = (value: number) => [...String(value)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

export function driverOf(change: Partial<Driver> = {}): Driver {
  const own = next();
  return {
    firstName: 'Rosa',
    lastName: `Quispe ${letters(own)}`,
    countryCode: '591',
    phone: `7${1_000_000 + own}`,
    typeDocumentId: 'CI',
    documentId: `${6_000_000 + own}`,
    birthDate: '1985-04-12',
    driverLicense: `${6_000_000 + own}`,
    driverLicenseCategory: 'C',
    documents: [],
    ...change,
  };
}

export function vehicleOf(change: Partial<Vehicle> = {}): Vehicle {
  return { kind: 'truck', plate: `${2000 + next()}ABC`, typeId: 'tractor', brand: 'Volvo', year: 2020, ...change };
}

export function companyForm(link: string, change: Partial<SentForm> = {}): SentForm {
  const own = next();
  return {
    link,
    kind: 'company',
    name: `Fletes del Sur ${own}`,
    taxId: `${10_200_300_000 + own}`,
    email: 'Fletes@Sur.test',
    contact: { firstName: 'Elena', lastName: 'Rojas', countryCode: '591', phone: `6${1_000_000 + own}` },
    drivers: [driverOf()],
    vehicles: [vehicleOf()],
    ...change,
  };
}

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly error: WireError;
}

export interface RegistrationsApp extends TestApp {
  readonly company: TestCompany;
  readonly decider: TestUser;
  /** An invitation, and the alias of its address. */
  invite(
    who?: TestUser,
    country?: 'BO' | 'BR',
  ): Promise<{ readonly id: string; readonly link: string; readonly url: URL }>;
  /** A request of somebody without an account, from an address of their own. */
  outside<C extends ApiCall>(call: C, input: CallInput<C>): Promise<Reply<CallReply<C>>>;
  send(form: SentForm): Promise<Reply<CallReply<typeof register.sendRegister>>>;
  upload(link: string, content?: Buffer): Promise<string>;
  /** Invited, filled in and sent. */
  waiting(
    change?: (link: string) => Promise<Partial<SentForm>>,
  ): Promise<{ readonly id: string; readonly link: string; readonly form: SentForm }>;
  read(id: string, who?: TestUser): Promise<CallReply<typeof calls.readRegistration>['registration']>;
  approve(id: string, who?: TestUser): ReturnType<typeof approveBy>;
  refuse(id: string, reason: string): ReturnType<typeof refuseBy>;
}

const approveBy = (app: TestApp, who: TestUser, id: string, version: number) =>
  app.call(who, calls.approveRegistration, { params: { id }, body: { version } });
const refuseBy = (app: TestApp, who: TestUser, id: string, body: { version: number; reason: string }) =>
  app.call(who, calls.refuseRegistration, { params: { id }, body });

export async function startRegistrations(): Promise<RegistrationsApp> {
  const app = await startTestApp({ areas: areas() });
  const company = await app.world.company({ name: 'Molinos del Oriente' });
  const decider = await app.world.user({ company, permissions: DECIDER, firstName: 'Ana', lastName: 'Prado' });
  const outside: RegistrationsApp['outside'] = async (call, input) => {
    const { params, query, body } = input as { params?: never; query?: Record<string, string>; body?: object };
    const search = query && Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : '';
    const own = next();
    const raw = await app.product.http.inject({
      method: call.method,
      url: `/api${fillPath(call.path, params)}${search}`,
      remoteAddress: `10.9.${Math.floor(own / 250)}.${own % 250}`,
      ...(body ? { payload: body } : {}),
    });
    const read = raw.json();
    return { status: raw.statusCode, body: read as never, error: read as WireError };
  };
  const invite: RegistrationsApp['invite'] = async (who = decider, country = 'BO') => {
    const { status, body, error } = await app.call(who, calls.inviteRegistration, {
      body: { country, recipient: 'Don Pedro' },
    });
    if (status !== 201) throw new Error(JSON.stringify(error));
    const url = new URL(body.url);
    return { id: body.registration._id, link: url.searchParams.get('link') ?? '', url };
  };
  const send: RegistrationsApp['send'] = (form) => outside(register.sendRegister, { body: form });
  const read: RegistrationsApp['read'] = async (id, who = decider) =>
    (await app.call(who, calls.readRegistration, { params: { id } })).body.registration;
  return {
    ...app,
    company,
    decider,
    outside,
    invite,
    send,
    read,
    upload: async (link, content = PDF) => {
      const body = { link, fileName: 'licencia.pdf', content: content.toString('base64') };
      const answer = await outside(register.uploadRegisterFile, { body });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.error));
      return answer.body.id;
    },
    waiting: async (change = async () => ({})) => {
      const { id, link } = await invite();
      const form = companyForm(link, await change(link));
      const answer = await send(form);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
      return { id, link, form };
    },
    approve: async (id, who = decider) => approveBy(app, who, id, (await read(id)).version),
    refuse: async (id, reason) => refuseBy(app, decider, id, { version: (await read(id)).version, reason }),
  };
}
