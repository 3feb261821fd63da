import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { type AlarmsInput, type AlarmTrial, tryPathAlarms } from '../../contract/alarm.calls.ts';
import { ALARM_TYPES, type AlarmType } from '../../rules/alarm-types.ts';
import { type AlarmFormInput, type AlarmFormValues, alarmFormShape } from './alarm-form.ts';

export interface Trial {
  readonly hasRun: boolean;
  readonly isRunning: boolean;
  /** The alarms as they stand in the form can be run: none of them is refused. */
  readonly isValid: boolean;
  readonly error: ApiError | null;
  /** With the alarms of the form, and with those that are saved. */
  readonly tried: AlarmTrial | undefined;
  readonly saved: AlarmTrial | undefined;
  readonly run: () => void;
  /** What of it is on the map. */
  readonly type: AlarmType | null;
  readonly tripId: string | null;
  readonly showType: (type: AlarmType | null) => void;
  readonly showTrip: (tripId: string | null) => void;
}

const TrialContext = createContext<Trial | null>(null);

export function useTrial(): Trial {
  const trial = useContext(TrialContext);
  if (!trial) throw new Error('TrialProvider is missing');
  return trial;
}

const PAUSE_MS = 600;
const KEPT_MS = 60_000;

interface TrialProviderProps {
  readonly pathId: string;
  /** What is sent for the values of the form. */
  readonly alarmsFor: (values: AlarmFormValues) => AlarmsInput;
  readonly savedAlarms: AlarmsInput;
  readonly children: ReactNode;
}

/** Runs the alarms of the form over past trips: on request, and from then on after every change. */
export function TrialProvider({ pathId, alarmsFor, savedAlarms, children }: TrialProviderProps): ReactNode {
  const [hasRun, setRun] = useState(false);
  const [type, showType] = useState<AlarmType | null>(null);
  const [tripId, showTrip] = useState<string | null>(null);
  const values = useWatch<AlarmFormInput>();
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const parsed = alarmFormShape.safeParse(settled);
  const options = { staleTime: KEPT_MS, placeholderData: keepPreviousData };
  const inputOf = (alarms: AlarmsInput) => ({ params: { id: pathId }, body: { alarms } });
  const tried = useCall(tryPathAlarms, inputOf(parsed.success ? alarmsFor(parsed.data) : savedAlarms), {
    ...options,
    enabled: hasRun && parsed.success,
  });
  const saved = useCall(tryPathAlarms, inputOf(savedAlarms), { ...options, enabled: hasRun });
  const shown = ALARM_TYPES.find((one) => one === type) ?? null;
  const trial: Trial = {
    hasRun,
    isRunning: tried.isFetching,
    isValid: parsed.success,
    error: tried.isError && !tried.isPlaceholderData ? tried.error : null,
    tried: tried.data,
    saved: saved.isPlaceholderData ? undefined : saved.data,
    run: () => (hasRun ? void tried.refetch() : setRun(true)),
    ...{ type: shown, tripId, showType, showTrip },
  };
  return <TrialContext value={trial}>{children}</TrialContext>;
}

export const alertsShown = ({ tried, type, tripId }: Trial): AlarmTrial['alerts'] =>
  (tried?.alerts ?? []).filter(
    (alert) => (type === null || alert.type === type) && (tripId === null || alert.tripId === tripId),
  );
