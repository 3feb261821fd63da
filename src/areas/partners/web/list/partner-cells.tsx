import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerRow } from '#areas/partners/contract/partner.list.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { Marked } from '#ui/list/search/marked.tsx';
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
  phones: ({ phones }: PartnerRow) => <Phones phones={phones.map((phone) => `+${phone}`)} />,
};

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
