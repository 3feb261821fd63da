import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerView } from '#areas/partners/contract/partner.shapes.ts';
import { countryOf } from '#countries/country.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { Chip } from '#ui/feedback/chip.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { None } from '#ui/list/cells/none.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { CountryName } from '../partner-texts.tsx';

export function FactsSection({ partner }: { readonly partner: PartnerView }): ReactNode {
  const { t } = useTranslation();
  const { country, taxId, address, city, notes, paymentTermDays, linkedCompany, updatedAt } = partner;
  const { label } = countryOf(country.countryId).taxId;
  const { withUnit } = useNumbers();
  const orNone = (text: string | null) => text || <None />;
  return (
    <Section
      title={t('partners.detail.facts')}
      action={
        linkedCompany && (
          <Chip tone="active" icon={<IconLink size="0.9rem" aria-hidden />}>
            {t('partners.detail.linked', { company: linkedCompany.companyName })}
          </Chip>
        )
      }
    >
      <Facts
        facts={[
          { label: t('partners.fields.country'), value: <CountryName country={country.countryId} /> },
          { label, value: taxId ? <TaxId text={showTaxId(country.countryId, taxId)} label={label} /> : <None /> },
          { label: t('partners.fields.address'), value: orNone(address) },
          { label: t('partners.fields.city'), value: orNone(city) },
          ...(paymentTermDays === null
            ? []
            : [
                {
                  label: t('partners.fields.paymentTerm'),
                  value: withUnit(paymentTermDays, t('partners.fields.days')),
                },
              ]),
          { label: t('partners.detail.updated'), value: <RelativeTime instant={updatedAt} /> },
          ...(notes ? [{ label: t('partners.fields.notes'), value: notes, wide: true }] : []),
        ]}
      />
    </Section>
  );
}

function TaxId({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  return (
    <>
      {text} <CopyButton value={text} label={label} />
    </>
  );
}
