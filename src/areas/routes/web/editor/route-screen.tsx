import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { readRoute } from '#areas/routes/contract/route.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { LoadedRoute } from './loaded-route.tsx';

/** The same editor, by the id of the route. */
export default function RouteScreen(): ReactNode {
  const { routeId = '' } = useParams();
  const reply = useCall(readRoute, { params: { id: routeId } });
  const route = reply.data?.route;
  return <LoadedRoute key={routeId} reply={reply} pair={route && { route, load: route.load, unload: route.unload }} />;
}
