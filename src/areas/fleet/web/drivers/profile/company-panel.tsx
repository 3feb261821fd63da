import { Anchor } from '@mantine/core';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DriverView } from '#areas/fleet/contract/driver.shapes.ts';
import { PARTNER_WIRE } from '#areas/partners/contract/partner-wire.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Facts, Section } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';

/** The transport company a driver works for, with a link to it. */
export function CompanyPanel({ company }: { readonly company: DriverView['transportCompany'] }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  if (!company) return <EmptyState compact icon={IconBuilding} title={t('fleet.drivers.detail.noCompany')} />;
  const address = `${PARTNER_WIRE.transport.path}/detail/${company._id}`;
  return (
    <Section title={t('fleet.drivers.fields.transportCompany')}>
      <Facts
        facts={[
          {
            label: t('fleet.drivers.fields.transportCompany'),
            value: canOpen(address) ? (
              <Anchor component={Link} to={address}>
                {company.name}
              </Anchor>
            ) : (
              company.name
            ),
          },
        ]}
      />
    </Section>
  );
}
