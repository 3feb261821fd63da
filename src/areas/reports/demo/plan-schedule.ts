import { createHash } from 'node:crypto';
import { createRandom } from '#areas/companies/demo/random.ts';
import { usualZone } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { createId } from '#kernel/ids.ts';
import { type Due, FAILURES_MAX, MAIL_DAYS, nextDue, type Rhythm } from '../rules/report-schedule.ts';
import type { DemoSchedule } from './data/schedules.ts';
import type { DemoReader, NewMail, NewRun, NewSchedule, PlannedSchedule } from './schedules.repository.ts';

const DAY_MS = 86_400_000;
/** So many past periods are shown. */
const MOST_RUNS = 9;
/** A person stopped it after so many. */
const BEFORE_PAUSE = 5;

interface Asked {
  readonly demo: DemoSchedule;
  readonly company: { readonly id: string; readonly country: CountryCode };
  readonly author: DemoReader;
  readonly readers: readonly DemoReader[];
  readonly now: Date;
}

/** A schedule with its last runs; nothing is sent for it before its next time. */
export function planSchedule({ demo, company, author, readers, now }: Asked): PlannedSchedule {
  const { rhythm, story } = demo;
  const random = createRandom(`schedule ${demo.name}`);
  const zone = usualZone(company.country);
  const past = story === 'new' ? [] : pastDues(rhythm, zone, now);
  const dues = story === 'paused' ? past.slice(0, BEFORE_PAUSE) : past;
  const failsAt = (nth: number) =>
    (story === 'onceFailed' && nth === dues.length - 4) || (story === 'givenUp' && nth >= dues.length - FAILURES_MAX);
  const id = createId();
  const common = { company_id: company.id, schedule_id: id, author_id: author.id };
  const runs = dues.map(({ day, at }, nth): NewRun => {
    const [state, problem] = failsAt(nth) ? (['failed', 'failed'] as const) : (['sent', null] as const);
    const end = new Date(at.getTime() + (state === 'sent' ? 12 + random.int(40) : 95) * 1000);
    return { id: createId(), ...common, period: day, state, problem, created_at: at, finished_at: end };
  });
  const addressees = [
    ...readers.map(({ id: user_id, email, language }) => ({ user_id, email, language })),
    ...demo.outside.map((email) => ({ user_id: null, email, language: demo.language })),
  ];
  const mails = runs.flatMap((run) =>
    run.state === 'failed'
      ? []
      : addressees.map((to): NewMail => {
          const opened = random.int(4);
          const sent = run.finished_at.getTime();
          return {
            ...{ id: createId(), company_id: company.id, run_id: run.id, ...to },
            // Nobody was ever given the link.
            alias_hash: createHash('sha256').update(createId()).digest('base64url'),
            expires_at: new Date(sent + MAIL_DAYS * DAY_MS),
            access_count: opened,
            last_access_at: opened > 0 ? new Date(Math.min(now.getTime(), sent + random.int(30) * 3_600_000)) : null,
          };
        }),
  );
  const last = runs.at(-1)?.finished_at;
  const pausedAt = story === 'givenUp' || story === 'paused' ? (last ?? now) : null;
  const schedule: NewSchedule = {
    ...{ id, company_id: company.id, author_id: author.id, name: demo.name, screen: demo.screen, format: demo.format },
    filters: JSON.stringify({ period: demo.period }),
    ...{ frequency: rhythm.frequency, weekday: rhythm.weekday, month_day: rhythm.monthDay, hour: rhythm.hour },
    language: demo.language,
    recipients: JSON.stringify(addressees.map(({ user_id, email }) => (user_id ? { userId: user_id } : { email }))),
    next_at: nextDue(rhythm, zone, now, dues.at(-1)?.day).at,
    last_period: dues.at(-1)?.day ?? null,
    failures: story === 'givenUp' ? FAILURES_MAX : 0,
    ...{ paused_at: pausedAt, paused_by: pausedAt && (story === 'paused' ? 'person' : 'failures') },
    created_at: new Date((dues[0]?.at ?? now).getTime() - DAY_MS),
  };
  return { schedule, runs, mails };
}

/** The last times it was due, the oldest first. */
function pastDues(rhythm: Rhythm, zone: string, now: Date): readonly Due[] {
  const days = { daily: 1, weekly: 7, monthly: 31 }[rhythm.frequency];
  const dues: Due[] = [];
  let after = new Date(now.getTime() - MOST_RUNS * days * DAY_MS);
  for (;;) {
    const due = nextDue(rhythm, zone, after);
    if (due.at >= new Date(now.getTime() - 3_600_000)) return dues;
    dues.push(due);
    after = due.at;
  }
}
