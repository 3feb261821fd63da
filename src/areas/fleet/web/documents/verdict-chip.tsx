import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerdictView } from '#areas/documents/contract/document.shapes.ts';
import type { Verdict } from '#areas/documents/rules/verdict.ts';
import { showDay } from '#kernel/dates.ts';
import type { Tone } from '#kernel/tone.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import classes from './verdict-chip.module.css';

export const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = {
  pass: 'success',
  partial: 'warning',
  incomplete: 'warning',
  fail: 'danger',
};

/** The verdict of the documents in one word. */
export function VerdictChip({ verdict }: { readonly verdict: Verdict }): ReactNode {
  const { t } = useTranslation();
  return <StatusChip tone={VERDICT_TONES[verdict]} label={t(`documents.verdict.${verdict}`)} />;
}

/** All reasons against a better verdict, worst first. */
export function VerdictReasons({ reasons }: Pick<VerdictView, 'reasons'>): ReactNode {
  const { t } = useTranslation();
  if (reasons.length === 0) return null;
  return (
    <ul className={classes.reasons} aria-label={t('fleet.documents.reasons')}>
      {reasons.map(({ code, type, expirationDate }) => (
        <li key={`${code} ${type}`} data-code={code}>
          {t(`documents.reasons.${code}`, {
            document: type ? t(`documents.types.${type}`) : '',
            date: expirationDate ? showDay(expirationDate) : '',
          })}
        </li>
      ))}
    </ul>
  );
}
