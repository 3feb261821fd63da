import { Button } from '@mantine/core';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWith } from '#ui/i18n/lazy-with.ts';

const NewRouteDialog = lazyWith(['routes/later'], () => import('../library/routes/new-route-dialog.tsx'));
const ImportRoutesDialog = lazyWith(['routes/later'], () => import('../library/routes/import-routes-dialog.tsx'));

/** Routes from a file, and a new one: it asks for its two places before its editor opens. */
export function RouteButtons(): ReactNode {
  const { t } = useTranslation();
  const [creating, setCreating] = useState<boolean | null>(null);
  const [importing, setImporting] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size="1.1rem" stroke={1.6} aria-hidden />}
        onClick={() => setImporting(true)}
      >
        {t('routes.list.actions.import')}
      </Button>
      <Button leftSection={<IconPlus size="1.15rem" stroke={1.7} aria-hidden />} onClick={() => setCreating(true)}>
        {t('routes.create')}
      </Button>
      <Suspense fallback={null}>
        {creating !== null && <NewRouteDialog opened={creating} onClose={() => setCreating(false)} />}
        {importing !== null && <ImportRoutesDialog opened={importing} onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}
