import type { RunState, ScheduleState } from '#areas/reports/rules/report-schedule.ts';
import type { Tone } from '#kernel/tone.ts';

export const SCHEDULE_TONES: Readonly<Record<ScheduleState, Tone>> = {
  active: 'success',
  paused: 'neutral',
  failing: 'danger',
};

export const RUN_TONES: Readonly<Record<RunState, Tone>> = { waiting: 'info', sent: 'success', failed: 'danger' };
