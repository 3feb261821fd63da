import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { orderSheetTimes } from '#areas/load-orders/contract/order-slots.ts';
import { showInstant } from '#kernel/dates.ts';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { SheetSection } from '#ui/record/sheet-section.tsx';
import { useZone } from '#ui/session/zone.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import classes from './order-sheet.module.css';
import { sheetParts } from './sheet-parts.ts';

/** The printed order that the driver carries, with a code that opens the order. */
export default function OrderSheet({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const writing = { zone: useZone(), numbers: useNumbers() };
  const { pathname } = useLocation();
  const address = `${window.location.origin}${pathname}`;
  return (
    <div className={classes.screen}>
      <div className={classes.tools}>
        <BackCard title={t('loadOrders.screens.sheet.title')} text={order.loadingOrderCode} backTo={pathname}>
          <Button leftSection={<IconPrinter size="1.1rem" stroke={1.6} aria-hidden />} onClick={() => window.print()}>
            {t('loadOrders.screens.actions.print')}
          </Button>
        </BackCard>
      </div>
      <article className={classes.sheet} aria-label={order.loadingOrderCode}>
        <header className={classes.head}>
          <div>
            <p className={classes.company}>{order.company.companyName}</p>
            <h2 className={classes.title}>{t('loadOrders.screens.sheet.title')}</h2>
            <p className={classes.code}>{order.loadingOrderCode}</p>
            <p>{t(`loadOrders.status.${order.statusName}`)}</p>
          </div>
          <QrCode value={address} label={t('loadOrders.screens.sheet.qr')} size="7rem" />
        </header>
        {sheetParts(order, t, writing).map((part) => (
          <SheetSection key={part.title} {...part} />
        ))}
        <Suspense>
          <SlotView of={orderSheetTimes} props={{ order }} />
        </Suspense>
        <footer className={classes.signatures}>
          {(['driver', 'loading', 'receiver'] as const).map((who) => (
            <div key={who}>{t(`loadOrders.screens.sheet.signatures.${who}`)}</div>
          ))}
        </footer>
        <p className={classes.printed}>
          {t('loadOrders.screens.sheet.printed', { when: showInstant(new Date(), writing.zone) })}
        </p>
      </article>
    </div>
  );
}
