import type { ReactNode } from 'react';
import { useFreshUrl } from '#ui/media/use-fresh-url.ts';

interface PictureProps {
  readonly url: string;
  readonly className: string | undefined;
}

/** A picture beside words that say what it is about; nothing where it cannot be read. */
export function Picture({ url: given, className }: PictureProps): ReactNode {
  const { url, onBroken } = useFreshUrl(given);
  if (!url) return null;
  return <img className={className} src={url} alt="" loading="lazy" decoding="async" onError={onBroken} />;
}
