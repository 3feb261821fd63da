import { useEffect, useState } from 'react';
import type { OpenDays } from './open-days.ts';

type DateProblem = 'invalidDate' | 'nothingFree';

/** The chosen day, at first the one the order asks for. A day that is over or full meanwhile is cleared, and said. */
export function useDateChoice({ from, until, unavailableDays, dueDate, expired }: OpenDays, hold: { clear(): void }) {
  const problemOf = (day: string): DateProblem | null => {
    if (day < from || day > until) return 'invalidDate';
    return unavailableDays.includes(day) ? 'nothingFree' : null;
  };
  const asked = expired ? null : dueDate;
  const [date, setDate] = useState<string | null>(asked && !problemOf(asked) ? asked : null);
  const [problem, setProblem] = useState<DateProblem | null>(asked ? problemOf(asked) : null);
  const lost = date === null ? null : problemOf(date);
  useEffect(() => {
    if (lost === null) return;
    hold.clear();
    setDate(null);
    setProblem(lost);
  });
  return {
    date: lost ? null : date,
    problem,
    isOpen: (day: string) => problemOf(day) === null,
    setDate: (day: string | null) => {
      setDate(day);
      setProblem(null);
    },
  };
}
