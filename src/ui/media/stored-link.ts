/** A link of our own file store, `/api/files/{id}/content?expires=…&signature=…`. */
export interface StoredLink {
  readonly fileId: string;
  /** In milliseconds; undefined for public files, whose links never end. */
  readonly expiresAt: number | undefined;
}

const STORED_LINK = /^\/api\/files\/([^/?]+)\/content(?:\?(.*))?$/;
/** A picture that loads slowly must not outlive its link. */
const MARGIN_MS = 60_000;

export function parseStoredLink(url: string): StoredLink | undefined {
  const [, fileId, query] = STORED_LINK.exec(url) ?? [];
  if (fileId === undefined) return undefined;
  const seconds = Number(new URLSearchParams(query).get('expires') ?? '');
  return { fileId, expiresAt: seconds > 0 ? seconds * 1000 : undefined };
}

/** A screen left open for hours has links that have ended; those are renewed. */
export function isStale(link: StoredLink | undefined, now: number): boolean {
  return link?.expiresAt !== undefined && now > link.expiresAt - MARGIN_MS;
}

/** The file behind a link of ours. */
export function storedFileId(url: string): string | undefined {
  return parseStoredLink(url)?.fileId;
}
