import { CompiledQuery } from 'kysely';
import { usualZone } from '#countries/country.ts';
import { dayIn } from '#kernel/dates.ts';
import { requestErrors } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import type { Trx } from './db/database.ts';

/** Who makes the request: read from the database at the start of every request, never from the token. */
export interface Actor {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language | null;
  readonly isSuperAdmin: boolean;
  readonly isAdmin: boolean;
  readonly newPasswordDue: boolean;
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly country: string | null;
  /** The zone of the company, in which its people read times and its days begin. */
  readonly timeZone: string;
  readonly permissions: ReadonlySet<string>;
  /** A super administrator inside a company that is not theirs, or who was until the time was over. */
  readonly stepIn: StepIn | null;
  /** Changes whenever the company changes one of its catalogues; none while it has never changed any. */
  readonly cataloguesVersion?: number;
}

export interface StepIn {
  readonly id: string;
  readonly companyName: string;
  readonly reason: string;
  readonly since: string;
  readonly until: string;
  /** It gives no access any more; the person leaves before they work elsewhere. */
  readonly isOver: boolean;
}

/** Who the sessions of the last requests were, each with the text it was read from. */
const seen = new Map<string, { readonly text: string; readonly actor: Actor }>();
const SEEN_MAX = 1_000;

/**
 * Who the session was when it was last asked for: good enough to begin with, never to reply with. When `enter` returns
 * this very object, nothing has changed since.
 */
export const lastSeen = (sessionId: string): Actor | undefined => seen.get(sessionId)?.actor;

/** Ready as it is: the query builder would put the same text together for each request. */
const enterQuery = (sessionId: string) =>
  CompiledQuery.raw('select app.enter($1)::text as actor', [sessionId]) as CompiledQuery<{ actor: string | null }>;

/** Binds the transaction to the session's person and company; undefined when the session is no longer valid. */
export async function enter(trx: Trx, sessionId: string): Promise<Actor | undefined> {
  const { rows } = await trx.executeQuery(enterQuery(sessionId));
  const text = rows[0]?.actor;
  const last = seen.get(sessionId);
  seen.delete(sessionId);
  if (!text) return undefined;
  const actor = last?.text === text ? last.actor : readActor(text);
  // The newest is the last of the map, so the first is the one to forget.
  if (seen.size >= SEEN_MAX) seen.delete(seen.keys().next().value!);
  seen.set(sessionId, { text, actor });
  return actor;
}

function readActor(text: string): Actor {
  const found = JSON.parse(text) as Omit<Actor, 'permissions'> & { readonly permissions: readonly string[] };
  return { ...found, permissions: new Set(found.permissions) };
}

/** Payments, invitations and who holds which role are for the company's own people. */
export function requireOwnPeople({ stepIn }: Pick<Actor, 'stepIn'>): void {
  if (stepIn) throw requestErrors.ownPeopleOnly();
}

export function requirePermission(actor: Actor, rule: PermissionRule): void {
  if (!holds(actor.permissions, rule)) throw requestErrors.forbidden();
}

/** The actor's company; calls with a permission always have one. */
export function companyOf(actor: Actor): string {
  if (!actor.companyId) throw requestErrors.forbidden();
  return actor.companyId;
}

/** Where nobody is signed in, the zone of the default country. */
export function zoneOf(actor: Actor | null | undefined): string {
  return actor?.timeZone ?? usualZone(null);
}

/** The calendar day it is now for the actor, YYYY-MM-DD. */
export function todayOf({ actor, now }: { readonly actor: Pick<Actor, 'timeZone'>; readonly now: Date }): string {
  return dayIn(now, actor.timeZone);
}
