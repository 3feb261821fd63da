import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useDownloadUpdates } from './use-download-updates.ts';

export interface Ordered {
  readonly id: string;
  /** Id of the list it was ordered from. */
  readonly list: string;
}

export interface Downloads {
  readonly ordered: readonly Ordered[];
  readonly follow: (download: Ordered) => void;
  readonly dismiss: (id: string) => void;
}

const DownloadsContext = createContext<Downloads | null>(null);

export function useDownloads(): Downloads {
  const downloads = useContext(DownloadsContext);
  if (!downloads) throw new Error('DownloadsProvider is missing');
  return downloads;
}

/** Wraps all screens, so that a spreadsheet in progress survives leaving its list. */
export function DownloadsProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [ordered, setOrdered] = useState<readonly Ordered[]>([]);
  const follow = useCallback((download: Ordered) => {
    setOrdered((before) => [download, ...before.filter(({ id }) => id !== download.id)]);
  }, []);
  const dismiss = useCallback((id: string) => setOrdered((before) => before.filter((one) => one.id !== id)), []);
  useDownloadUpdates();
  const downloads = useMemo(() => ({ ordered, follow, dismiss }), [ordered, follow, dismiss]);
  return <DownloadsContext value={downloads}>{children}</DownloadsContext>;
}
