import type { Criticality } from '#areas/routes/rules/alarm-types.ts';
import type { TroubleType } from '#areas/trips/rules/trouble.ts';
import type { AlertType } from './alerts/alert-types.ts';

/**
 * The alert of what a person reports. Partner systems know no type for anything else, so it is one that somebody should
 * look at, less urgent than a call for help.
 */
export function alertOf(type: TroubleType): {
  readonly type: AlertType;
  readonly subject?: string;
  readonly criticality?: Criticality;
} {
  if (type === 'other') return { type: 'priority', subject: 'other', criticality: 'medium' };
  return type === 'priority' ? { type, criticality: 'high' } : { type };
}
