import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { type AreaDemo, authorOf, type DemoTeam, workingTeams } from '#areas/companies/demo/demo-context.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import { findPartnerNames } from '#areas/partners/server/index.ts';
import { createAlias, hashOf } from '#areas/sharing/server/index.ts';
import { createId } from '#kernel/ids.ts';
import type { RegistrationForm } from '../contract/registration.shapes.ts';
import type { RegistrantKind, RegistrationState, RegistrationStep, ShownState } from '../rules/registration.ts';
import { drawForm } from './draw-form.ts';
import { insertRegistrations, type RegistrationRows } from './registrations.repository.ts';

const DAY_MS = 86_400_000;
const INVITED_DAYS = 30;
const COMPANIES: readonly string[] = ['illimani', 'pacifico', 'nanduti', 'serra'];

interface Planned {
  readonly state: ShownState;
  readonly kind?: RegistrantKind;
  readonly recipient: string;
  /** How many days ago it was made. */
  readonly age: number;
}

/** Two that wait in each of four companies, and one in every other state. */
const PLANNED: readonly Planned[] = [
  { state: 'waiting', kind: 'company', recipient: 'Fletes del Valle', age: 3 },
  { state: 'waiting', kind: 'driver', recipient: 'Don Ramiro', age: 2 },
  { state: 'approved', kind: 'company', recipient: 'Hermanos Rojas', age: 20 },
  { state: 'refused', kind: 'driver', recipient: 'Sra. Beatriz', age: 9 },
  { state: 'invited', recipient: 'Transportes Norte', age: 1 },
  { state: 'expired', recipient: 'Cooperativa San Juan', age: 45 },
  { state: 'revoked', recipient: 'Carga Rápida', age: 12 },
];

const REASONS = {
  pt: 'A foto da carteira de motorista não está legível.',
  es: 'La foto de la licencia no se lee.',
} as const;

export const demo: AreaDemo = async ({ trx, teams, specimens, now }) => {
  const inviting = workingTeams(teams).filter(({ key }) => COMPANIES.includes(key));
  for (const team of inviting) {
    const [partner] = await findPartnerNames(trx, team.id, 'transport', undefined);
    const card = specimens.get(team.id)!.card;
    const planned = PLANNED.filter(({ state }) => state !== 'approved' || partner);
    const rows = planned.map((one, at) => rowsOf(team, one, { at, now, card, partnerId: partner?.id ?? null }));
    await insertRegistrations(trx, team.id, {
      links: rows.flatMap(({ links }) => links),
      registrations: rows.flatMap(({ registrations }) => registrations),
      files: rows.flatMap(({ files }) => files),
      events: rows.flatMap(({ events }) => events),
    });
  }
};

interface Around {
  readonly at: number;
  readonly now: Date;
  readonly card: string;
  readonly partnerId: string | null;
}

const storedState = (state: ShownState): RegistrationState =>
  state === 'expired' || state === 'revoked' ? 'invited' : state;

function rowsOf(team: DemoTeam, plan: Planned, { at, now, card, partnerId }: Around): RegistrationRows {
  const random = createRandom(`registration ${team.key} ${at}`);
  const { userId } = authorOf(team);
  const id = createId();
  const day = (offset: number) => new Date(now.getTime() - Math.max(0, plan.age - offset) * DAY_MS);
  const state = storedState(plan.state);
  const form = plan.kind ? withCard(drawForm(team.country, plan.kind, random), at === 0 ? card : null) : null;
  const isDecided = state === 'approved' || state === 'refused';
  const reason = REASONS[DEMO_COUNTRIES[team.country].language];
  const [driver] = form?.drivers ?? [];
  const event = (type: RegistrationStep, offset: number, by: string | null, details: object = {}) => ({
    ...{ id: createId(), registration_id: id, type, user_id: by, at: day(offset), details: JSON.stringify(details) },
  });
  return {
    links: [
      {
        ...{ id, purpose: 'registration', alias_hash: hashOf(createAlias()), shows: [], recipient: plan.recipient },
        ...{ created_by: userId, created_at: day(0), expires_at: new Date(day(0).getTime() + INVITED_DAYS * DAY_MS) },
        ...{ access_count: form ? 2 : 0, last_access_at: form ? day(1) : null },
        ...(plan.state === 'revoked' ? { revoked_at: day(1), revoked_by: userId } : {}),
      },
    ],
    registrations: [
      {
        ...{ id, country_code: team.country, state, created_by: userId, created_at: day(0) },
        kind: form?.kind ?? null,
        name: form && (form.name ?? `${driver!.firstName} ${driver!.lastName}`),
        tax_id: form?.taxId ?? null,
        form: form && JSON.stringify(form),
        sent_at: form ? day(1) : null,
        decided_at: isDecided ? day(2) : null,
        decided_by: isDecided ? userId : null,
        reason: state === 'refused' ? reason : null,
        partner_id: state === 'approved' ? partnerId : null,
      },
    ],
    files: form && at === 0 ? [{ file_id: card, registration_id: id }] : [],
    events: [
      event('invited', 0, userId),
      ...(plan.state === 'revoked' ? [event('revoked', 1, userId)] : []),
      ...(form ? [event('sent', 1, null)] : []),
      ...(state === 'approved' ? [event('approved', 2, userId)] : []),
      ...(state === 'refused' ? [event('refused', 2, userId, { reason })] : []),
    ],
  };
}

/** One of those that wait came with a photo. */
function withCard(form: RegistrationForm, card: string | null): RegistrationForm {
  const [first, ...others] = form.drivers;
  if (!first || !card) return form;
  const documents = [{ type: 'photoLicenseDrivers' as const, fileId: card, expirationDate: '2031-04-30' }];
  return { ...form, drivers: [{ ...first, documents }, ...others] };
}
