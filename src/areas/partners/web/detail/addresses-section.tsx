import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerAddressView } from '#areas/partners/contract/partner.shapes.ts';
import { Section } from '#ui/record/section.tsx';
import classes from './lines.module.css';

/** Plants, depots and branches besides the main address; nothing is shown for a partner without any. */
export function AddressesSection({ addresses }: { readonly addresses: readonly PartnerAddressView[] }): ReactNode {
  const { t } = useTranslation();
  if (addresses.length === 0) return null;
  return (
    <Section title={t('partners.detail.addresses')} count={addresses.length}>
      <ul className={classes.lines}>
        {addresses.map(({ _id, fullName, address, city }) => (
          <li key={_id} className={classes.line}>
            <span className={classes.place}>
              <IconMapPin className={classes.mark!} size="1.15rem" stroke={1.6} aria-hidden />
              <span>
                {fullName}
                <br />
                <span className={classes.quiet}>{[address, city].filter(Boolean).join(', ')}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
