import { Button, VisuallyHidden } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_STOPS, type StopAction } from '#areas/load-orders/rules/order-limits.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { useEntries } from '#ui/fields/form-values.ts';
import { FormSection } from '#ui/form/layout.tsx';
import { useReorder } from '#ui/form/use-reorder.ts';
import type { MultipointFormInput } from './multipoint-shape.ts';
import { StopFields } from './stop-fields.tsx';
import { newStop } from './stop-form.ts';
import classes from './stops-fields.module.css';

const field = fieldsOf<MultipointFormInput>();
const FEWEST = 2;

/** The stops in driving order, moved by dragging or with the arrow keys. */
export function StopsFields(): ReactNode {
  const { t } = useTranslation();
  const { entries, append, remove, move } = useEntries(field('stops'));
  const [moved, setMoved] = useState('');
  const { list, dragged, handle } = useReorder(entries.length, (from, to) => {
    move(from, to);
    setMoved(t('loadOrders.screens.form.movedStop', { number: to + 1, count: entries.length }));
  });
  const add = (action: StopAction, label: 'addPickup' | 'addDelivery') => (
    <Button
      variant="default"
      disabled={entries.length >= MAX_STOPS}
      leftSection={<IconPlus size="1.1rem" aria-hidden />}
      onClick={() => append(newStop(action))}
    >
      {t(`loadOrders.screens.form.${label}`)}
    </Button>
  );
  return (
    <FormSection title={t('loadOrders.screens.stops.title')} text={t('loadOrders.screens.form.stopsHelp')}>
      <ol ref={list} className={classes.stops}>
        {entries.map(({ id, name }, at) => (
          <li key={id} className={classes.stop} data-dragged={dragged === at || undefined}>
            <StopFields
              at={at}
              name={name}
              handle={handle(at)}
              {...(entries.length > FEWEST ? { onRemove: () => remove(at) } : {})}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <div className={classes.add}>
        {add('pickup', 'addPickup')}
        {add('delivery', 'addDelivery')}
      </div>
    </FormSection>
  );
}
