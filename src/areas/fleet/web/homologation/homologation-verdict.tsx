import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerdictView } from '#areas/fleet/contract/homologation.shapes.ts';
import { showDay } from '#kernel/dates.ts';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { VERDICT_TONES } from '../documents/verdict-chip.tsx';
import classes from './homologation-section.module.css';

/** The joint verdict of documents and registers, with all reasons against. */
export function HomologationVerdict({ verdict, reasons }: VerdictView): ReactNode {
  const { t } = useTranslation();
  const word = (reason: VerdictView['reasons'][number]) =>
    reason.about === 'check'
      ? t(`fleet.homologation.reasons.${reason.reason}`, { check: t(`fleet.homologation.codes.${reason.code}`) })
      : t(`fleet.homologation.documentReasons.${reason.reason}`, {
          document: reason.type ? t(`documents.types.${reason.type}`) : '',
          date: reason.expirationDate ? showDay(reason.expirationDate) : '',
        });
  return (
    <>
      <div className={classes.verdict}>
        <span>{t('fleet.homologation.verdict')}</span>
        <StatusChip tone={VERDICT_TONES[verdict]} label={t(`fleet.homologation.verdicts.${verdict}`)} />
      </div>
      {reasons.length > 0 && (
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={word(reason)}>{word(reason)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
