import { isPlace, type Position } from '../position.ts';
import { readCoordinates } from './coordinates.ts';
import { readMapLink } from './map-link.ts';

export type MapText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'position'; readonly position: Position }
  /** Only the server can resolve it. */
  | { readonly kind: 'short-link'; readonly url: string }
  | { readonly kind: 'invalid' };

const LONGEST = 2000;

/** Reads a text pasted into a place field: coordinates, a map link, or a shared text with a link in it. */
export function parseMapText(text: string): MapText {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  if (typed.length > LONGEST) return { kind: 'invalid' };
  const link = linkIn(typed);
  if (link && isShortened(link)) return { kind: 'short-link', url: link.href };
  const position = link ? readMapLink(link) : readCoordinates(typed);
  return position && isPlace(position) ? { kind: 'position', position } : { kind: 'invalid' };
}

const SCHEME = /\b(?:https?|geo|waze):\S+/i;
const BARE_HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S*$/i;

function linkIn(text: string): URL | undefined {
  const address = SCHEME.exec(text)?.[0] ?? (BARE_HOST.test(text) ? `https://${text}` : undefined);
  if (address === undefined) return undefined;
  try {
    return new URL(address.replace(/^http:/i, 'https:'));
  } catch {
    return undefined;
  }
}

/** The server resolves links of exactly these hosts. */
function isShortened({ hostname, pathname }: URL): boolean {
  return hostname === 'maps.app.goo.gl' || (hostname === 'goo.gl' && pathname.startsWith('/maps/'));
}
