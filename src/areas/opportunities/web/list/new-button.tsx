import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/opportunities/area.ts';
import { WRITE_OPPORTUNITIES } from '#areas/opportunities/contract/opportunity.permissions.ts';
import { addressOf } from '#kernel/screens.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';

/** Offers a new opportunity to those who may create one. */
export function NewButton(): ReactNode {
  const { t } = useTranslation();
  if (!useHolds(WRITE_OPPORTUNITIES)) return null;
  return (
    <Button
      component={Link}
      to={addressOf(screens.createOpportunity)}
      leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
    >
      {t('opportunities.form.new')}
    </Button>
  );
}
