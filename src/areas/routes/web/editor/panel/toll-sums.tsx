import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tollTotals } from '#areas/routes/rules/tolls.ts';
import { formatAmount } from '#kernel/money.ts';
import { useEditor } from '../editor-context.ts';
import classes from './panel.module.css';

/** What the tolls of the path cost for each class of axles. */
export function TollSums(): ReactNode {
  const { t } = useTranslation();
  const { draft } = useEditor();
  const totals = tollTotals(draft.checkpoints);
  if (totals.length === 0) return null;
  return (
    <section aria-label={t('routes.editor.checkpoints.tolls')}>
      <h2 className={classes.heading}>{t('routes.editor.checkpoints.tolls')}</h2>
      <Table>
        <Table.Tbody>
          {totals.map(({ axles, currency, amount, withoutPrice }) => (
            <Table.Tr key={`${axles} ${currency}`}>
              <Table.Th scope="row">{t('routes.editor.checkpoints.axles', { count: axles })}</Table.Th>
              <Table.Td>
                {currency} {formatAmount(amount)}
                {withoutPrice > 0 && (
                  <span className={classes.warning}>
                    {' '}
                    {t('routes.editor.checkpoints.atLeast', { count: withoutPrice })}
                  </span>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
