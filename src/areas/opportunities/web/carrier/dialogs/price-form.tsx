import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { offeredPriceShape } from '#areas/opportunities/contract/opportunity-input.shapes.ts';
import { offerPrice } from '#areas/opportunities/contract/postulation.calls.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';
import { Notice } from '../parts/notice.tsx';
import { usePriceText } from '../parts/price.tsx';
import { OfferLine } from '../record/offer-list.tsx';
import { AgreeButton } from './agree-button.tsx';
import { judgePrice, priceFormShape } from './apply-shape.ts';
import { PriceFields } from './price-fields.tsx';
import type { PostulationTaskProps } from './task-form-props.ts';
import { useReadAgain } from './use-read-again.ts';

const shape = z
  .object({ price: priceFormShape, comment: optionalTextShape() })
  .superRefine(({ price }, context) => judgePrice(price, ['price'], context))
  .transform(({ price, comment }) => ({ price: offeredPriceShape.parse(price), comment }));
const field = fieldsOf(shape);

/** Answers the last price with another one; what counts is the last price the person saw. */
export default function PriceForm({ postulation, backTo, onDone }: PostulationTaskProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const priceText = usePriceText();
  const { offer } = postulation;
  const [first] = useState(offer);
  const isNewer = offer.number !== first.number;
  const offering = useAction(offerPrice, {
    refresh: CARRIER_REFRESH,
    onFailed: useReadAgain(),
  });
  // The typed price stays while the last one changes.
  const defaults = useMemo(() => ({ price: { ...first.price, value: null }, comment: '' }), [first]);
  return (
    <FormShell
      label={t('opportunities.carrier.dialogs.price')}
      shape={shape}
      defaults={defaults}
      openedBy="price"
      backTo={backTo}
      submitLabel={t('opportunities.carrier.actions.sendPrice')}
      failure={{ action: 'register', what: t('opportunities.carrier.newPrice') }}
      save={(body) => offering.mutateAsync({ params: { id: postulation._id }, body: { ...body, after: offer.number } })}
      onSaved={() => {
        snackbar.success(t('opportunities.carrier.done.offered'));
        onDone();
      }}
    >
      {isNewer && (
        <Notice tone="warning" icon={IconAlertTriangle} role="alert">
          <span>{t('opportunities.carrier.newerPrice', { price: priceText(offer.price) ?? '' })}</span>
        </Notice>
      )}
      <OfferLine offer={offer} isLast />
      <AgreeButton postulation={postulation} onDone={onDone} />
      <PriceFields name={field('price')} autoFocus />
      <TextareaField name={field('comment')} label={t('opportunities.carrier.fields.comment')} rows={2} />
    </FormShell>
  );
}
