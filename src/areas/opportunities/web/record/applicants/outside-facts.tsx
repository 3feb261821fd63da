import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { countryOrDefault, shownPlate } from '#countries/country.ts';
import { showTaxId } from '#countries/show-tax-id.ts';
import { PhoneLinks } from '#ui/feedback/phone-links.tsx';
import { None } from '#ui/list/cells/none.tsx';
import { Facts } from '#ui/record/section.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';

interface OutsideProps {
  readonly outside: NonNullable<PostulationView['outside']>;
}

/** What a carrier without an account said of themselves; nobody has checked it. */
export function OutsideFacts({ outside }: OutsideProps): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const { name, company, taxId, countryCode, phone, plate } = outside;
  return (
    <>
      <Facts
        facts={[
          { label: t('opportunities.outside.facts.name'), value: name },
          {
            label: t('opportunities.outside.facts.phone'),
            value: <PhoneLinks name={name} code={countryCode} phone={phone} />,
          },
          { label: t('opportunities.outside.facts.company'), value: company ?? <None /> },
          {
            label: countryOrDefault(country).taxId.label,
            value: taxId === null ? <None /> : showTaxId(country, taxId),
          },
          { label: t('opportunities.outside.facts.plate'), value: shownPlate(country, plate) },
        ]}
      />
      <OutsideGaps outside={outside} />
    </>
  );
}

/** What is to be completed about an accepted one before the trip. */
export function OutsideGaps({ outside }: OutsideProps): ReactNode {
  const { t } = useTranslation();
  if (outside.gaps.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" title={t('opportunities.outside.gap.title')}>
      {outside.gaps.map((gap) => t(`opportunities.outside.gap.${gap}`)).join('; ')}
    </Alert>
  );
}
