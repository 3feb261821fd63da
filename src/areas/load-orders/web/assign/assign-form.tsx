import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#areas/load-orders/contract/order-assign.calls.ts';
import type { TaskFormProps } from '../order/task-form-props.ts';
import classes from './assign-form.module.css';
import { AssignedNotice } from './assigned-notice.tsx';
import { Suggestions } from './suggestions.tsx';
import { useAssigning } from './use-assigning.ts';

const PAUSE_MS = 300;

/** Chooses truck and driver: those that are free, complete and near first, and why the others are not offered. */
export default function AssignForm({ order, onDone }: TaskFormProps): ReactNode {
  const { t } = useTranslation();
  const [suitable, setSuitable] = useState(true);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), PAUSE_MS);
  const [chosen, choose] = useState<Suggestion | null>(null);
  const { assign, busy, assigned } = useAssigning(order);
  if (assigned) return <AssignedNotice assigned={assigned} onDone={onDone} />;
  return (
    <div className={classes.form}>
      <div className={classes.tools}>
        <TextInput
          className={classes.search!}
          aria-label={t('loadOrders.screens.assign.search')}
          placeholder={t('loadOrders.screens.assign.search')}
          leftSection={<IconSearch size="1.1rem" aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <SegmentedControl
          aria-label={t('loadOrders.screens.assign.which')}
          value={suitable ? 'suitable' : 'others'}
          onChange={(value) => {
            setSuitable(value === 'suitable');
            choose(null);
          }}
          data={['suitable', 'others'].map((value) => ({ value, label: t(`loadOrders.screens.assign.${value}`) }))}
        />
      </div>
      <Suggestions orderId={order._id} suitable={suitable} search={search} chosen={chosen} onChoose={choose} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone} disabled={busy}>
          {t('ui.form.buttons.cancel')}
        </Button>
        <Button disabled={chosen === null} loading={busy} onClick={() => chosen && assign(chosen)}>
          {chosen
            ? t('loadOrders.screens.assign.button', { plate: chosen.transportUnit.plate })
            : t('loadOrders.screens.actions.assign')}
        </Button>
      </div>
    </div>
  );
}
