import { ActionIcon, Text, Title } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './form.module.css';
import { useGoBack } from './use-go-back.ts';

interface BackCardProps {
  readonly title: string;
  readonly text?: string;
  /** Where back leads when the screen was opened directly. */
  readonly backTo: string;
  readonly children?: ReactNode;
}

/** The head of a form or a record: its title and a back button, which asks before unsaved work is lost. */
export function BackCard({ title, text, backTo, children }: BackCardProps): ReactNode {
  const { t } = useTranslation();
  const goBack = useGoBack(backTo);
  return (
    <header className={classes.backCard}>
      <ActionIcon variant="default" size="lg" onClick={goBack} aria-label={t('ui.form.back')}>
        <IconArrowLeft size="1.2rem" aria-hidden />
      </ActionIcon>
      <div className={classes.backWords}>
        <Title order={1}>{title}</Title>
        {text && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      {children}
    </header>
  );
}
