import { Button } from '@mantine/core';
import IconRoad from '@tabler/icons-react/dist/esm/icons/IconRoad.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/session/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PublicPage } from '#ui/public-page/public-page.tsx';

/** A place kept for something that does not exist yet, with the way home. */
export default function ComingSoonScreen(): ReactNode {
  const { t } = useTranslation();
  return (
    <PublicPage>
      <EmptyState
        isPage
        icon={IconRoad}
        title={t('session.comingSoon.title')}
        text={t('session.comingSoon.text')}
        action={
          <Button component={Link} to={addressOf(screens.home)} size="md">
            {t('session.comingSoon.home')}
          </Button>
        }
      />
    </PublicPage>
  );
}
