import { VERDICTS, type Verdict } from '#areas/documents/rules/verdict.ts';
import { verdictOfChecks } from '#areas/fleet/rules/homologation-verdict.ts';
import { homologationAnswers } from '#areas/fleet/server/index.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import { type CardMaker, chart } from '../cards.ts';

const PHRASES: Readonly<Record<Verdict, PhraseKey>> = {
  pass: 'reports.buckets.verdictPass',
  partial: 'reports.buckets.verdictPartial',
  incomplete: 'reports.buckets.verdictIncomplete',
  fail: 'reports.buckets.verdictFail',
};

/** What the registers said that were asked in the period; it is about drivers and vehicles, not about orders. */
export const homologations: CardMaker = {
  id: 'homologations',
  make: async ({ trx, reader, period }) => {
    const { companyId, zone } = reader;
    const answers = (await homologationAnswers(trx, { companyId, zone, ...period })).map((answer) => ({
      ...answer,
      verdict: verdictOfChecks([answer.code], [answer]).verdict,
    }));
    const counted = VERDICTS.map((verdict) => ({
      verdict,
      count: answers.reduce((sum, answer) => (answer.verdict === verdict ? sum + answer.count : sum), 0),
    })).filter(({ count }) => count > 0);
    return chart({
      ...{ form: 'donut', unit: 'count' },
      categories: counted.map(({ verdict }) => ({ phrase: PHRASES[verdict] })),
      series: [{ label: { phrase: 'reports.series.answers' }, values: counted.map(({ count }) => count) }],
    });
  },
};
