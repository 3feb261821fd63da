import { Alert, Button } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './assign-form.module.css';
import type { Assigned } from './use-assigning.ts';

interface AssignedNoticeProps {
  readonly assigned: Assigned;
  readonly onDone: () => void;
}

/** Confirms the assignment and offers a prepared message to the driver. */
export function AssignedNotice({ assigned, onDone }: AssignedNoticeProps): ReactNode {
  const { t } = useTranslation();
  const { loadingOrder, whatsapp } = assigned;
  return (
    <div className={classes.form}>
      <Alert color="green" variant="light" role="status">
        {t('loadOrders.screens.feedback.assigned', {
          code: loadingOrder.loadingOrderCode,
          plate: loadingOrder.assignment?.plate ?? '',
          name: loadingOrder.assignment?.fullName ?? '',
        })}
      </Alert>
      {whatsapp && <blockquote className={classes.quiet}>{whatsapp.text}</blockquote>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone} data-autofocus>
          {t('loadOrders.screens.close')}
        </Button>
        {whatsapp && (
          <Button
            component="a"
            href={whatsapp.url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp size="1.15rem" aria-hidden />}
          >
            {t('loadOrders.screens.assign.message')}
          </Button>
        )}
      </div>
    </div>
  );
}
