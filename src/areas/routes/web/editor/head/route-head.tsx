import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteView } from '#areas/routes/contract/path.shapes.ts';
import { ROUTES } from '#areas/routes/contract/route-addresses.ts';
import { BackCard } from '#ui/form/back-card.tsx';
import classes from '../editor.module.css';
import type { RoutePlace } from '../editor-context.ts';
import { RouteDialog } from './route-dialog.tsx';

interface RouteHeadProps {
  readonly route: RouteView | null;
  readonly load: RoutePlace;
  readonly unload: RoutePlace;
}

export function RouteHead({ route, load, unload }: RouteHeadProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const placeName = ({ name, city }: RoutePlace) =>
    city && !name.toLowerCase().includes(city.toLowerCase()) ? `${name} (${city})` : name;
  return (
    <BackCard
      title={route?.name ?? t('routes.editor.new')}
      text={t('routes.editor.between', { from: placeName(load), to: placeName(unload) })}
      backTo={ROUTES}
    >
      {route && (
        <>
          <Button
            variant="default"
            size="compact-md"
            disabled={route.archived}
            className={classes.settings!}
            leftSection={<IconPencil size="1rem" aria-hidden />}
            aria-label={t('routes.editor.route.settings')}
            onClick={() => setOpen(true)}
          >
            <span className={classes.settingsWord}>{t('routes.editor.route.settings')}</span>
          </Button>
          <RouteDialog key={route.version} route={route} opened={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </BackCard>
  );
}
