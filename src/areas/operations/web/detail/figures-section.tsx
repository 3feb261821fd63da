import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as exchange } from '#areas/exchange-rates/area.ts';
import type { Figures } from '#areas/operations/contract/operation.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { RateUsed } from '#ui/feedback/rate-used.tsx';
import { Section } from '#ui/record/section.tsx';
import { Money } from '../operation-texts.tsx';
import classes from './figures-section.module.css';

const SIDES = ['income', 'cost', 'profit'] as const;

/** Income, cost and margin: one line per currency, and the sum in the own one. */
export function FiguresSection({ figures }: { readonly figures: Figures }): ReactNode {
  const { t } = useTranslation();
  const { lines, total, ownCurrency, basis, pending } = figures;
  const isMixed = lines.length > 1 || lines.some(({ currency }) => currency !== ownCurrency);
  return (
    <Section title={t('operations.figures.title')}>
      {lines.length === 0 ? (
        <p className={classes.quiet}>{t('operations.figures.none')}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('operations.figures.currency')}</th>
                {SIDES.map((side) => (
                  <th key={side} scope="col">
                    {t(`operations.figures.${side}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.currency}>
                  <th scope="row">
                    {line.currency}
                    {line.currency !== ownCurrency && <Rate line={line} />}
                  </th>
                  {SIDES.map((side) => (
                    <td key={side}>
                      <Money value={line[side]} currency={line.currency} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {isMixed && total && (
              <tfoot>
                <tr>
                  <th scope="row">{t('operations.figures.total', { currency: ownCurrency })}</th>
                  {SIDES.map((side) => (
                    <td key={side}>
                      <Money value={total[side]} currency={ownCurrency} />
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      {basis === 'agreed' && lines.length > 0 && <p className={classes.quiet}>{t('operations.figures.agreed')}</p>}
      {pending > 0 && <p className={classes.quiet}>{t('operations.figures.pending', { count: pending })}</p>}
    </Section>
  );
}

interface RateProps {
  readonly line: Figures['lines'][number];
}

function Rate({ line: { usedRate } }: RateProps): ReactNode {
  const { t } = useTranslation();
  const to = addressOf(exchange.exchangeRates);
  if (usedRate) return <RateUsed rate={usedRate} to={to} className={classes.rate} />;
  return (
    <Anchor component={Link} to={to} className={classes.rate!}>
      {t('operations.figures.noRate')}
    </Anchor>
  );
}
