import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { offerPrice } from '#areas/opportunities/contract/postulation.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';
import { usePriceText } from '../parts/price.tsx';
import classes from './agree-button.module.css';
import { useReadAgain } from './use-read-again.ts';

interface AgreeButtonProps {
  readonly postulation: PostulationView;
  readonly onDone?: () => void;
}

/** Accepts the price that the shipper named last, by naming it too; nothing while it is the shipper's turn. */
export function AgreeButton({ postulation, onDone }: AgreeButtonProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const priceText = usePriceText();
  const readAgain = useReadAgain();
  const agreeing = useAction(offerPrice, {
    refresh: CARRIER_REFRESH,
    onDone: () => {
      snackbar.success(t('opportunities.carrier.done.agreed'));
      onDone?.();
    },
    onFailed: (error) => {
      snackbar.failure('register', t('opportunities.carrier.newPrice'), error);
      readAgain();
    },
  });
  const { offer, actions, _id: id } = postulation;
  const { value } = offer.price;
  if (offer.by !== 'shipper' || value === null || !actions.includes('offer')) return null;
  const agree = () =>
    agreeing.mutate({ params: { id }, body: { after: offer.number, price: { ...offer.price, value }, comment: null } });
  return (
    <Button className={classes.agree!} loading={agreeing.isPending} onClick={agree}>
      {t('opportunities.carrier.actions.agree', { price: priceText(offer.price) ?? '' })}
    </Button>
  );
}
