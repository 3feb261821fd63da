import { dynamicKey, type PhraseKey } from '#kernel/phrase-key.ts';
import { builtAt } from '../screens.ts';

/** Phrase key of the top-bar title: as the screen names it, else from the first path segment. */
export function titleKeyOf(pathname: string, known: (key: string) => boolean): PhraseKey {
  const title = builtAt(pathname)?.screen.title ?? pathname.split('/')[1] ?? '';
  const key = dynamicKey('titles', title);
  return known(key) ? key : 'titles.home';
}

/** `(3) Tropeiro · Ordens de carga`: the number first, where a narrow tab still shows it. */
export function tabTitle(product: string, title: string, unread: number): string {
  return `${unread > 0 ? `(${unread}) ` : ''}${product} · ${title}`;
}
