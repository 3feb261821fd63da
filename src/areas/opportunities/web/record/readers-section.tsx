import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityReader, OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { Tone } from '#kernel/tone.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './lines.module.css';

const TURN_TONES: Readonly<Record<OpportunityReader['turn'], Tone>> = {
  waiting: 'neutral',
  asked: 'active',
  refused: 'danger',
  silent: 'warning',
};

/** The companies it is offered to by name; a direct one asks them one after another. */
export function ReadersSection({ opportunity }: { readonly opportunity: OpportunityView }): ReactNode {
  const { t } = useTranslation();
  const { associatedCompanies: readers, publicationType } = opportunity;
  if (readers.length === 0) return null;
  return (
    <Section title={t('opportunities.fields.audience')} count={readers.length}>
      <ol className={classes.lines}>
        {readers.map((reader) => (
          <li key={reader.companyId} className={classes.line}>
            <ReaderLine reader={reader} isDirect={publicationType === 'direct'} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface ReaderLineProps {
  readonly reader: OpportunityReader;
  readonly isDirect: boolean;
}

function ReaderLine({ reader, isDirect }: ReaderLineProps): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { companyName, users, turn, askedAt, answerBy, refusal, refusalNote } = reader;
  const people = users?.map(({ fullName }) => fullName).join(', ') ?? t('opportunities.record.readers.everybody');
  const asked = askedAt && t('opportunities.record.readers.askedAt', { time: showInstant(askedAt) });
  const until = answerBy && t('opportunities.record.readers.answerBy', { time: showInstant(answerBy) });
  return (
    <>
      <span className={classes.head}>
        <span className={classes.name}>{companyName}</span>
        {isDirect && <StatusChip tone={TURN_TONES[turn]} label={t(`opportunities.turns.${turn}`)} />}
      </span>
      <span className={classes.quiet}>
        {[people, ...(isDirect ? [asked, turn === 'asked' && until] : [])].filter(Boolean).join(' · ')}
      </span>
      {refusal && <span>{[t(`opportunities.refusals.${refusal}`), refusalNote].filter(Boolean).join(': ')}</span>}
    </>
  );
}
