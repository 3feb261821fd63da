import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { readPair } from '#areas/routes/contract/route.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { LoadedRoute } from './loaded-route.tsx';

/** The canonical address: two places, whether or not they have a route yet. */
export default function PairScreen(): ReactNode {
  const { loadId = '', unloadId = '' } = useParams();
  const reply = useCall(readPair, { params: { loadId, unloadId } });
  return <LoadedRoute key={`${loadId} ${unloadId}`} reply={reply} pair={reply.data} />;
}
