export const TIME_STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;

export function timeSteps(step: number = TIME_STEP_MINUTES): string[] {
  return Array.from({ length: Math.ceil(DAY_MINUTES / step) }, (_, at) => showTime(at * step));
}

function showTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `9`, `930`, `9:30`, `9h30` and `09.30` are times of the day; anything else gives nothing. */
export function readTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*h?$/i.exec(text.trim());
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2] ?? 0)];
  return match && hours < 24 && minutes < 60 ? showTime(hours * 60 + minutes) : undefined;
}
