/** Phrase key of the top-bar title: from the first path segment, with a few addresses of their own. */
const SPECIAL: readonly (readonly [prefix: string, title: string])[] = [
  ['/client/loadorder', 'clientLoadOrder'],
  ['/client/agro/loadorder', 'agroLoadOrder'],
  ['/agro/loadorder', 'agroLoadOrder'],
  ['/loadorder/multipoint', 'multipoint'],
  ['/uploader', 'uploader'],
];

export function titleKeyOf(pathname: string, known: (key: string) => boolean): string {
  const here = pathname.toLowerCase();
  const special = SPECIAL.find(([prefix]) => here === prefix || here.startsWith(`${prefix}/`));
  if (special) return `titles.${special[1]}`;
  if (/^\/operation\/.*multipoint\//i.test(pathname)) return 'titles.multipoint';
  const key = `titles.${pathname.split('/')[1] ?? ''}`;
  return known(key) ? key : 'titles.home';
}

/** `(3) Tropeiro · Ordens de carga`: the number first, where a narrow tab still shows it. */
export function tabTitle(product: string, title: string, unread: number): string {
  return `${unread > 0 ? `(${unread}) ` : ''}${product} · ${title}`;
}
