import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { replayIn, withoutReplay } from './replay-address.ts';

const ReplayPanel = lazyWith(['tracking/later'], () => import('./replay-panel.tsx'));

/** Opens over its page what the address asks for, so that a replay can be sent to others. */
export function ReplayFromAddress(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const of = replayIn(query);
  if (!of) return null;
  return (
    <Suspense fallback={null}>
      <ReplayPanel of={of} onClose={() => setQuery(withoutReplay(query), { replace: true })} />
    </Suspense>
  );
}
