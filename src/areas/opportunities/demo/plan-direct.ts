import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { REFUSALS } from '../rules/publication.ts';
import type { ReaderRow } from './market.repository.ts';
import { textsOf } from './market.ts';
import { after, type Happening, HOUR_MS } from './plan.ts';

export interface Turns {
  readonly answerHours: number;
  readonly publishedAt: Date;
  readonly readers: readonly ReaderRow[];
  readonly happenings: readonly Happening[];
  /** When the last answer came. */
  readonly settledAt: Date;
  /** Who is asked at the moment, and since when. */
  readonly asked: { readonly carrier: DemoTeam; readonly at: Date } | null;
}

interface Asking {
  readonly carriers: readonly DemoTeam[];
  /** How many said no before; all of them where nobody wants it. */
  readonly gone: number;
  /** When the next company is asked, or when the last one said no. */
  readonly until: Date;
  /** Whether the company that is asked has answered with an application. */
  readonly hasApplied: boolean;
}

const ANSWER_HOURS: readonly number[] = [6, 8, 12, 24];

/** One company after the other; those before the last said no, or nothing in time. */
export function planTurns({ carriers, gone, until, hasApplied }: Asking, random: Random): Turns {
  const answerHours = random.pick(ANSWER_HOURS);
  const answers = carriers.slice(0, gone).map((carrier) => {
    const isSilent = random.chance(0.3);
    return { carrier, isSilent, hours: isSilent ? answerHours : (answerHours * (2 + random.int(7))) / 10 };
  });
  const publishedAt = after(until, -answers.reduce((sum, { hours }) => sum + hours, 0) * HOUR_MS);
  const readers: ReaderRow[] = [];
  const happenings: Happening[] = [];
  let moment = publishedAt;
  for (const { carrier, isSilent, hours } of answers) {
    const asked = moment;
    moment = after(moment, hours * HOUR_MS);
    const refusal = isSilent ? null : random.pick(REFUSALS);
    const note = refusal && random.chance(0.6) ? random.pick(textsOf(carrier).refused) : null;
    const answer = { refusal, refusal_note: note, turn: isSilent ? 'silent' : 'refused' };
    readers.push({ ...seat(carrier, readers.length), ...answer, asked_at: asked, answer_by: null });
    happenings.push({ at: asked, type: 'asked', details: { company: carrier.name } });
    happenings.push(
      refusal
        ? { at: moment, type: 'refused', reason: note, details: { company: carrier.name, refusal } }
        : { at: moment, type: 'silent', details: { company: carrier.name } },
    );
  }
  const turns = () => ({ answerHours, publishedAt, readers, happenings, settledAt: moment });
  const [current, ...waiting] = carriers.slice(gone);
  if (!current) return { ...turns(), asked: null };
  const answer_by = hasApplied ? null : after(moment, answerHours * HOUR_MS);
  readers.push({ ...seat(current, gone), ...NO_ANSWER, turn: 'asked', asked_at: moment, answer_by });
  for (const carrier of waiting)
    readers.push({ ...seat(carrier, readers.length), ...NO_ANSWER, turn: 'waiting', asked_at: null, answer_by: null });
  happenings.push({ at: moment, type: 'asked', details: { company: current.name } });
  return { ...turns(), asked: { carrier: current, at: moment } };
}

const NO_ANSWER = { refusal: null, refusal_note: null } as const;

const seat = ({ id }: DemoTeam, position: number) => ({ reader_company_id: id, position, user_ids: null });

/** Everybody who is offered it by name sees it at once. */
export function seatsFor(carriers: readonly DemoTeam[], peopleOf: (carrier: DemoTeam) => string[] | null): ReaderRow[] {
  return carriers.map((carrier, position) => ({
    ...{ ...seat(carrier, position), ...NO_ANSWER, turn: 'asked', asked_at: null, answer_by: null },
    user_ids: peopleOf(carrier),
  }));
}
