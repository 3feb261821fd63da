import { useEffect, useEffectEvent, useRef } from 'react';
import { type ListStep, useOpportunitySteps } from './use-opportunity-steps.ts';

/** A step of one opportunity, or of the selection that `clear` empties. */
export interface StepTask {
  readonly step: ListStep;
  readonly ids: readonly string[];
  readonly clear?: () => void;
}

interface StepRunnerProps {
  readonly task: StepTask;
}

/** Runs the step chosen in the list, each choice once; loaded with the first choice. */
export default function StepRunner({ task }: StepRunnerProps): null {
  const steps = useOpportunitySteps();
  const started = useRef<StepTask | null>(null);
  const start = useEffectEvent(({ step, ids, clear }: StepTask) => {
    if (clear) void steps.many(step, ids, clear);
    else if (ids[0]) steps.one(step, ids[0]);
  });
  useEffect(() => {
    if (started.current === task) return;
    started.current = task;
    start(task);
  }, [task]);
  return null;
}
