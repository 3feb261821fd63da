import { useEffect, useRef } from 'react';
import type { PathChoiceProps } from '#areas/operations/contract/operation-slots.ts';
import { listUsablePaths, type UsablePath } from '#areas/routes/contract/plan.calls.ts';
import type { SupervisionType } from '#areas/routes/rules/route-limits.ts';
import { holds } from '#kernel/permission.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useFormValues } from '#ui/fields/form-values.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

export interface PathForm {
  routeGeofence: { routeGeofenceId: string | null; type: SupervisionType | null };
}

export const pathField = fieldsOf<PathForm>();
const PATH = pathField('routeGeofence.routeGeofenceId');
const TYPE = pathField('routeGeofence.type');

/** The paths between the places, nearest first; undefined while a place is unknown. */
export function useNearPaths({ from, to }: Pick<PathChoiceProps, 'from' | 'to'>): readonly UsablePath[] | undefined {
  const { permissions } = useSignedIn();
  const { data } = useCall(
    listUsablePaths,
    { query: { fromLat: from?.lat ?? 0, fromLng: from?.lng ?? 0, toLat: to?.lat ?? 0, toLng: to?.lng ?? 0 } },
    {
      enabled: from !== null && to !== null && holds(permissions, listUsablePaths.access.permission),
      retry: false,
    },
  );
  return from && to ? data?.paths : undefined;
}

/**
 * Fills in the nearest usual path, and another one when the places change, until somebody chooses. A path that was
 * cleared by hand leaves its supervision behind, so that it is not proposed again.
 */
export function usePathProposal(near: readonly UsablePath[] | undefined, proposes: boolean): void {
  const { get, set } = useFormValues();
  const proposed = useRef<string | null>(null);
  useEffect(() => {
    if (!proposes || !near) return;
    const nearest = near.find(({ isUsual }) => isUsual)?.routeGeofenceId ?? null;
    const present = get(PATH);
    if (present === nearest) proposed.current = nearest;
    if (present === null && get(TYPE) !== null) return;
    if (present !== null && present !== proposed.current) return;
    proposed.current = nearest;
    set(PATH, nearest);
    set(TYPE, nearest === null ? null : 'geofence');
  }, [near, proposes, get, set]);
}
