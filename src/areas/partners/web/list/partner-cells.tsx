import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerRow } from '#areas/partners/contract/partner.list.ts';
import { type Owed, PUNCTUALITY_DAYS } from '#areas/partners/contract/partner-orders.calls.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Marked } from '#ui/list/search/marked.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { CountryName } from '../partner-texts.tsx';
import classes from './partner-cells.module.css';

/** Columns that need their own cell. */
export const PARTNER_CELLS = {
  countryId: ({ countryId }: PartnerRow) => <CountryName country={countryId} />,
  taxId: ({ countryId, taxId }: PartnerRow) => {
    if (!taxId) return <None />;
    const shown = showTaxId(countryId, taxId);
    return (
      <span className={classes.code}>
        <Marked text={shown} />
        <CopyButton value={shown} label={shown} />
      </span>
    );
  },
  onTime: ({ onTime, delivered }: PartnerRow) => <OnTime share={onTime} delivered={delivered ?? 0} />,
  owed: ({ owed }: PartnerRow) => <OwedAmounts owed={owed ?? []} />,
  phones: ({ phones }: PartnerRow) => <Phones phones={phones.map((phone) => `+${phone}`)} />,
};

/** The share, and on hover of how many deliveries; a dash without any. */
function OnTime({ share, delivered }: { readonly share: number | null; readonly delivered: number }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (share === null) return <None />;
  const text = t('partners.orders.of', { count: delivered, days: PUNCTUALITY_DAYS });
  return (
    <span className={classes.code} title={text}>
      {numbers.percent(share)}
      <span className={classes.quiet}>({numbers.show(delivered)})</span>
    </span>
  );
}

/** One line per currency. */
export function OwedAmounts({ owed }: { readonly owed: Owed }): ReactNode {
  const showMoney = useShowMoney();
  if (owed.length === 0) return <None />;
  return (
    <span className={classes.amounts}>
      {owed.map(({ amount, currency }) => (
        <span key={currency}>{showMoney(amount, currency)}</span>
      ))}
    </span>
  );
}

/** The first number, and how many more there are, which a tooltip lists. */
function Phones({ phones: [first, ...rest] }: { readonly phones: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  if (!first) return <None />;
  return (
    <span className={classes.code}>
      {first}
      {rest.length > 0 && (
        <Chip tone="neutral" title={rest.join(', ')}>
          {t('ui.list.rest', { number: rest.length })}
        </Chip>
      )}
    </span>
  );
}

export const partnerId = (row: PartnerRow): string => row._id;
