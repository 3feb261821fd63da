import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Offer } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { offerOutside } from '#areas/opportunities/contract/outside.calls.ts';
import { ownPriceShape } from '#areas/opportunities/contract/outside.shapes.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';

const shape = z.object({ price: ownPriceShape, comment: optionalTextShape() });
const field = fieldsOf<{ price: string | null; comment: string }>();

interface OutsidePriceProps {
  readonly alias: string;
  readonly offer: Offer;
  readonly onClose: () => void;
}

/** Another price for the own application. */
export function OutsidePrice({ alias, offer, onClose }: OutsidePriceProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const offering = useAction(offerOutside);
  const defaults = useMemo(() => ({ price: '', comment: '' }), []);
  return (
    <FormShell
      label={t('opportunities.outside.newPrice')}
      shape={shape}
      defaults={defaults}
      backTo=""
      onCancel={onClose}
      submitLabel={t('opportunities.outside.sendPrice')}
      failure={{ action: 'register', what: t('opportunities.carrier.newPrice') }}
      save={(body) => offering.mutateAsync({ params: { alias }, body: { ...body, after: offer.number } })}
      onSaved={() => {
        snackbar.success(t('opportunities.outside.priceSent'));
        onClose();
      }}
    >
      <MoneyField
        name={field('price')}
        label={t('opportunities.outside.form.ownPrice')}
        currency={offer.price.currency}
        required
        autoFocus
      />
      <TextareaField name={field('comment')} label={t('opportunities.outside.form.comment')} rows={2} />
    </FormShell>
  );
}
