import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens as imports } from '#areas/imports/area.ts';
import { screens } from '#areas/opportunities/area.ts';
import { opportunityImport } from '#areas/opportunities/contract/opportunity.imports.ts';
import { WRITE_OPPORTUNITIES } from '#areas/opportunities/contract/opportunity.permissions.ts';
import { addressOf } from '#kernel/screens.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';

const UPLOAD = addressOf(imports.uploader, { type: opportunityImport.id });

/** Offers a new opportunity, or many from a spreadsheet, to those who may create one. */
export function NewButton(): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  if (!useHolds(WRITE_OPPORTUNITIES)) return null;
  return (
    <>
      {canOpen(UPLOAD) && (
        <Button
          component={Link}
          to={UPLOAD}
          variant="default"
          leftSection={<IconUpload size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('opportunities.importMany')}
        </Button>
      )}
      <Button
        component={Link}
        to={addressOf(screens.createOpportunity)}
        leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />}
      >
        {t('opportunities.form.new')}
      </Button>
    </>
  );
}
