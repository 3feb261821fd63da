import { Button, CloseButton, Group, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RowAction } from '#ui/list/list-props.ts';
import { Facts } from '#ui/record/section.tsx';
import classes from './record-card.module.css';

interface RecordCardProps {
  readonly name: string;
  readonly chips?: ReactNode;
  readonly facts: Parameters<typeof Facts>[0]['facts'];
  readonly notice?: ReactNode;
  readonly actions: readonly RowAction[];
  readonly onClose: () => void;
}

/** What is selected on the map and in the list, and what one may do with it. */
export function RecordCard({ name, chips, facts, notice, actions, onClose }: RecordCardProps): ReactNode {
  const { t } = useTranslation();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  // On a phone the list is below the map: the card of a row that was tapped there would stay out of sight.
  useEffect(() => {
    if (name) card.current?.scrollIntoView({ block: 'nearest' });
  }, [name]);
  return (
    <section ref={card} className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={titleId} className={classes.name!}>
          {name}
        </Title>
        {chips}
        <CloseButton aria-label={t('routes.library.deselect')} onClick={onClose} />
      </div>
      <Facts facts={facts.filter(({ value }) => value !== null && value !== '')} />
      {notice}
      <Group gap="xs">
        {actions.map(({ id, label, icon, href, onAct }) =>
          href === undefined ? (
            <Button key={id} variant="default" size="xs" leftSection={icon} onClick={onAct}>
              {label}
            </Button>
          ) : (
            <Button key={id} component={Link} to={href} variant="default" size="xs" leftSection={icon}>
              {label}
            </Button>
          ),
        )}
      </Group>
    </section>
  );
}
