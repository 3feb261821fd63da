import { Button } from '@mantine/core';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './form.module.css';

/** Says that the form shows a restored draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.draft} role="status">
      <IconHistory size="1.1rem" aria-hidden />
      <span className={classes.draftText}>{t('ui.form.draft.restored')}</span>
      <Button variant="subtle" size="compact-sm" onClick={onDiscard}>
        {t('ui.form.draft.discard')}
      </Button>
    </div>
  );
}
