import type { AlarmPlan, PlanCheckpoint } from './alarm-plan.ts';
import type { Happening, HappeningKind, Stay } from './alarm-state.ts';
import { minutesBetween } from './motion.ts';
import type { Sight } from './sight.ts';
import type { Condition } from './watch.ts';

/** Shorter ones are traffic lights and queues. */
const STOP_MINUTES = 5;

interface Checkpoints {
  readonly passed: readonly PlanCheckpoint[];
  readonly missed: readonly Condition[];
}

/** What the truck did between the position before and this one. */
export function happeningsOf(plan: AlarmPlan, sight: Sight, { passed, missed }: Checkpoints): Happening[] {
  const { fix, before, state, left } = sight;
  const here = (kind: HappeningKind, subject: string): Happening => ({
    ...{ kind, subject, at: fix.at, position: fix.position },
  });
  const entered = Object.entries(state.presences).flatMap(([key, { hasEntered }]) => {
    if (before.presences[key] || !hasEntered) return [];
    const area = plan.areas.get(key)!;
    if (area.fence) return [here('fenceEntered', area.fence.id)];
    return area.place.use === 'unload' ? [here('arrived', area.place.id)] : [];
  });
  const gone = Object.entries(left).flatMap(([key, since]) => {
    const area = plan.areas.get(key);
    if (area?.fence) return [{ ...here('fenceLeft', area.fence.id), at: new Date(since) }];
    return area?.place?.use === 'load' ? [{ ...here('departed', area.place.id), at: new Date(since) }] : [];
  });
  return [
    ...entered,
    ...gone,
    ...stopBefore(before.stay, before.last?.at, state.stay),
    ...passed.map(({ id }) => here('checkpointPassed', id)),
    ...missed.map(({ details }) => here('checkpointMissed', details.checkpointId ?? '')),
  ];
}

/** A stop is known when it is over. */
function stopBefore(was: Stay | null, lastAt: number | undefined, is: Stay | null): Happening[] {
  if (!was || lastAt === undefined || was.at === is?.at || minutesBetween(was.at, lastAt) < STOP_MINUTES) return [];
  const position = { lat: was.lat, lng: was.lng };
  return [{ kind: 'stop', subject: '', at: new Date(was.at), endedAt: new Date(lastAt), position }];
}
