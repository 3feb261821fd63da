import { Button, Text } from '@mantine/core';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDay } from '#kernel/dates.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import type { TakenBenefit } from '../../contract/benefit.shapes.ts';
import classes from './my-benefits.module.css';

interface TicketDialogProps {
  readonly benefit: TakenBenefit | null;
  readonly onClose: () => void;
}

/** What the partner is shown: the code and its QR, or the page where it is used. */
export function TicketDialog({ benefit, onClose }: TicketDialogProps): ReactNode {
  const { t } = useTranslation();
  // Keeps what it shows while it closes.
  const [last, setLast] = useState(benefit);
  if (benefit !== null && benefit !== last) setLast(benefit);
  return (
    <Dialog
      size="sm"
      opened={benefit !== null}
      title={last?.title ?? ''}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('ui.dialog.close')}
        </Button>
      }
    >
      {last && <Ticket benefit={last} />}
    </Dialog>
  );
}

function Ticket({
  benefit: { title, partner, discount, code, link, number, validFrom, validUntil },
}: {
  readonly benefit: TakenBenefit;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.ticket}>
      <Text>
        {partner} · <strong>{discount}</strong>
      </Text>
      <QrCode value={code ?? link ?? ''} label={t('content.mine.qr', { title })} />
      {code !== null && (
        <>
          <span className={classes.code}>
            {code}
            <CopyButton value={code} label={code} />
          </span>
          <Text size="sm">{t('content.mine.showThis')}</Text>
        </>
      )}
      {link !== null && (
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noreferrer"
          variant={code === null ? 'filled' : 'default'}
          leftSection={<IconExternalLink size="1.1rem" stroke={1.6} aria-hidden />}
        >
          {t('content.mine.openLink')}
        </Button>
      )}
      <Text size="sm" c="dimmed">
        {t('content.mine.number', { number })} ·{' '}
        {t('content.mine.from', { from: showDay(validFrom), until: showDay(validUntil) })}
      </Text>
    </div>
  );
}
