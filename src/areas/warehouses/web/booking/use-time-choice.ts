import { useState } from 'react';
import type { FreeTime } from '../../contract/booking.shapes.ts';
import type { OpenDays } from './open-days.ts';
import { useCountdown } from './use-countdown.ts';
import { useDateChoice } from './use-date-choice.ts';
import type { HeldPlace } from './use-hold.ts';

/** A day, a dock and a time, each clearing what depends on it; at the end of the countdown all are empty again. */
export function useTimeChoice(days: OpenDays, place: HeldPlace, reload: () => unknown) {
  const { mayChooseDock } = days;
  const { hold } = place;
  const { date, problem, isOpen, setDate } = useDateChoice(days, place);
  const [dockId, setDockId] = useState<string | null>(null);
  const [loadedAt, setLoadedAt] = useState(() => performance.now());
  const chooseDate = (day: string | null) => {
    place.clear();
    setDockId(null);
    setDate(day);
  };
  const startOver = () => {
    chooseDate(null);
    setLoadedAt(performance.now());
    reload();
  };
  const left = useCountdown(hold ? hold.secondsLeft : days.seconds, hold?.heldAt ?? loadedAt, startOver);
  const choose = (day: string, startTime: string, dock: string | null) =>
    place.choose({ dateScheduling: day, startTime, ...(mayChooseDock && dock ? { dockId: dock } : {}) });
  return {
    date,
    problem,
    dockId,
    left,
    isOpen,
    startOver,
    chooseDate,
    chooseDock: (dock: string | null) => {
      place.clear();
      setDockId(dock);
    },
    chooseTime: async (startTime: string) => {
      if (date) await choose(date, startTime, dockId);
    },
    /** One of the free times that a refusal names. */
    pick: ({ dateScheduling, startTime, dock }: FreeTime) => {
      setDate(dateScheduling);
      setDockId(mayChooseDock ? dock.id : null);
      return choose(dateScheduling, startTime, dock.id);
    },
  };
}
export type TimeChoiceState = ReturnType<typeof useTimeChoice>;
