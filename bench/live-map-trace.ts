import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the page's own thread runs of the page's script, and the cleaning up after it. */
const SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'HandlePostMessage',
  'v8.callFunction',
  'MinorGC',
  'MajorGC',
  'V8.GCScavenger',
]);
const FRAME = 'BeginMainThreadFrame';
const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline',
  'devtools.timeline.frame',
  'v8',
  '__metadata',
];

/**
 * The milliseconds of script of every frame while something happens, of the processor's time; raster and graphics have
 * threads of their own and are left out.
 */
export async function scriptOfFrames(session: CDPSession, work: () => Promise<unknown>): Promise<readonly number[]> {
  const events = await traceOf(session, work);
  const main = busiest(events);
  const starts = main.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
  const frames = starts.map(() => 0);
  let frame = 0;
  for (const { ts, tdur, dur = 0 } of outermost(main.filter(({ name, ph }) => ph === 'X' && SCRIPT.has(name)))) {
    while (frame + 1 < starts.length && starts[frame + 1]! <= ts) frame += 1;
    if (starts.length > 0 && ts >= starts[0]!) frames[frame]! += (tdur ?? dur) / 1_000;
  }
  return frames;
}

async function traceOf(session: CDPSession, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events.sort((one, other) => one.ts - other.ts);
}

/** The events of the page: of several main threads, the one with the most frames. */
function busiest(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const of = mains.map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const framesOf = (some: readonly TraceEvent[]) => some.filter(({ name }) => name === FRAME).length;
  return of.sort((one, other) => framesOf(other) - framesOf(one))[0] ?? [];
}

/** Without what runs inside of another one. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}
