/** What a control centre shows: the product's own dashboard, or one of a service outside. */
export const EMBED_KINDS = ['own', 'powerBi', 'metabase', 'address'] as const;
export type EmbedKind = (typeof EMBED_KINDS)[number];
export type OutsideKind = Exclude<EmbedKind, 'own'>;

/** How long what a browser is given is good for. */
export const EMBED_SECONDS = 600;

/** Why a dashboard of a service outside is not shown. */
export const EMBED_PROBLEMS = [
  /** No answer in time, or none that helps. */
  'away',
  /** The service does not accept the account of the settings. */
  'credentials',
  /** There is no such report or dashboard, or it was not released. */
  'missing',
  /** The report is there, and may not be shown this way. */
  'refused',
  /** It leads to a host that the settings do not name. */
  'host',
  /** The settings no longer name the service, or not for this company. */
  'removed',
] as const;
export type EmbedProblem = (typeof EMBED_PROBLEMS)[number];

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
export const isGuid = (text: string): boolean => GUID.test(text);

/** A page of the web without a password in its address. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
