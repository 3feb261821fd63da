import { Button } from '@mantine/core';
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { AnyListProps } from './list-props.ts';
import { everything, isNarrowed } from './state/list-state.ts';
import type { ListControl } from './state/use-list-state.ts';

interface EmptyListProps {
  readonly props: AnyListProps;
  readonly control: ListControl;
}

/** No records yet, or none that match search and filters: each has its own next step. */
export function EmptyList({ props, control }: EmptyListProps): ReactNode {
  const { t } = useTranslation();
  if (!isNarrowed(control.state)) {
    const title = t([dynamicKey('lists', `${props.definition.id}.empty`), 'lists.empty']);
    return <EmptyState title={title} action={props.actions} />;
  }
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t('lists.noResult')}
      text={t('ui.list.empty.hint')}
      action={
        <Button variant="default" onClick={() => control.change(everything)}>
          {t('ui.list.empty.clear')}
        </Button>
      }
    />
  );
}
