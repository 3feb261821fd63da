import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { replayIn, withoutReplay, withReplay } from './replay-address.ts';
import type { ReplayableTruck } from './replay-choice.tsx';

const ReplayPanel = lazyWith(['tracking/later'], () => import('./replay-panel.tsx'));
const NONE: readonly ReplayableTruck[] = [];

/** Opens over its page what the address asks for, so that a replay can be sent to others. */
export function ReplayFromAddress({ trucks = NONE }: { readonly trucks?: readonly ReplayableTruck[] }): ReactNode {
  const [query, setQuery] = useSearchParams();
  const of = replayIn(query);
  if (!of) return null;
  return (
    <Suspense fallback={null}>
      <ReplayPanel
        of={of}
        trucks={trucks}
        onChange={(next) => setQuery(withReplay(query, next), { replace: true })}
        onClose={() => setQuery(withoutReplay(query), { replace: true })}
      />
    </Suspense>
  );
}
