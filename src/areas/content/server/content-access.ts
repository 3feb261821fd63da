import { countryOrDefault } from '#countries/country.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Actor } from '#platform/actor.ts';
import { contentErrors } from '../contract/content.errors.ts';
import { type ContentKind, countriesOf, mayWriteIn } from '../contract/content.permissions.ts';
import { type ContentCountry, isContentCountry } from '../rules/content-countries.ts';
import { type BenefitState, leadsFrom, publishedAs, type Step, type Writer } from '../rules/publication.ts';

interface Stored {
  readonly country_code: string;
  readonly created_by: string;
  readonly state: string;
  readonly publish_at: Date | null;
  readonly ends_at: Date | null;
}

/** The country of a record; another one was never stored. */
export function countryIn({ country_code: code }: Pick<Stored, 'country_code'>): ContentCountry {
  if (!isContentCountry(code)) throw requestErrors.notFound();
  return code;
}

/** Somebody without a right over the country learns nothing of the record. */
export function requireManager({ permissions }: Actor, kind: ContentKind, stored: Pick<Stored, 'country_code'>): void {
  if (!countriesOf(permissions, kind).includes(countryIn(stored))) throw requestErrors.notFound();
}

export function requireWriter({ permissions }: Actor, kind: ContentKind, country: ContentCountry): void {
  if (!mayWriteIn(permissions, kind, country)) throw requestErrors.forbidden();
}

export const writerOf = (
  { permissions, userId }: Actor,
  kind: ContentKind,
  stored: Pick<Stored, 'country_code' | 'created_by'>,
): Writer => ({
  mayWrite: mayWriteIn(permissions, kind, countryIn(stored)),
  isAuthor: stored.created_by === userId,
});

/** What waits for its time keeps one, and what is published is not scheduled once more without saying so. */
export function requireTimes(
  { state }: Pick<Stored, 'state'>,
  { publishAt }: { readonly publishAt: string | null },
  now: Date,
): void {
  const refused = (code: string) => requestErrors.invalid({ fields: { publishAt: { code } } });
  if (state === 'scheduled' && publishAt === null) throw refused('required');
  if (state === 'published' && publishAt !== null && new Date(publishAt) > now) throw refused('alreadyPublished');
}

/** Whoever takes a step takes it with the text they have read. */
export function requireVersion(stored: { readonly version: number }, version: number): void {
  if (stored.version !== version) throw requestErrors.staleVersion();
}

/** A company writes for its own country; only the platform's company writes for all of them. */
export function requireOwnCountry(country: ContentCountry, own: string | null, isPlatform: boolean): void {
  if (!isPlatform && country !== countryOrDefault(own).code)
    throw requestErrors.invalid({ fields: { country: { code: 'ownCountryOnly' } } });
}

/** The state a step leads to now, or the reason why it does not. */
export function stateAfter(stored: Stored, step: Step, { isAuthor }: Writer, now: Date): BenefitState {
  const { state, publish_at: publishAt, ends_at: endsAt } = stored;
  if (!leadsFrom(step, state as BenefitState)) throw contentErrors.wrongState();
  if (step === 'archive') return 'archived';
  if (step === 'draft') {
    if (!isAuthor) throw contentErrors.authorOnly();
    return 'draft';
  }
  const next = publishedAs({ publishAt, endsAt }, now);
  if (next === 'over') throw contentErrors.over();
  return next;
}
