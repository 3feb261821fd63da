import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/tracking/area.ts';
import { addressOf } from '#kernel/screens.ts';

const PAGES = {
  alert: addressOf(screens.operativeControl),
  controlEvent: addressOf(screens.controlEvents),
  controlDocument: addressOf(screens.controlDocuments),
} as const;

/** The three pages of operative control, beside each other; `open` is the list that is shown. */
export function ControlPages({ open }: { readonly open: keyof typeof PAGES }): ReactNode {
  const { t } = useTranslation();
  return (
    <Group component="nav" gap="xs" mb="sm" aria-label={t('tracking.documents.pages')}>
      {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((page) => (
        <Button
          key={page}
          component={Link}
          to={PAGES[page]}
          size="compact-md"
          variant={page === open ? 'filled' : 'default'}
          {...(page === open ? { 'aria-current': 'page' } : {})}
        >
          {t(`lists.${page}.title`)}
        </Button>
      ))}
    </Group>
  );
}
