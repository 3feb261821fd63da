import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { offeredPriceShape } from '#areas/opportunities/contract/opportunity-input.shapes.ts';
import { offerPrice } from '#areas/opportunities/contract/postulation.calls.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { judgePrice, priceFormShape } from '../../carrier/dialogs/apply-shape.ts';
import { PriceFields } from '../../carrier/dialogs/price-fields.tsx';
import { usePriceText } from '../../carrier/parts/price.tsx';
import { OPPORTUNITY_REFRESH } from '../opportunity-refresh.ts';
import { applicantName } from './applicant-name.ts';

const shape = z
  .object({ price: priceFormShape, comment: optionalTextShape() })
  .superRefine(({ price }, context) => judgePrice(price, ['price'], context))
  .transform(({ price, comment }) => ({ price: offeredPriceShape.parse(price), comment }));
const field = fieldsOf(shape);

interface OfferDialogProps {
  /** Undefined while none is asked about. */
  readonly applicant: ApplicantView | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Names another price, beginning with the last one. */
export function OfferDialog({ applicant, opened, onClose }: OfferDialogProps): ReactNode {
  const { t } = useTranslation();
  const title = t('opportunities.record.offer.title', { name: applicant ? applicantName(applicant) : '' });
  return (
    <Dialog opened={opened} title={title} onClose={onClose}>
      {applicant && <OfferForm applicant={applicant} title={title} onClose={onClose} />}
    </Dialog>
  );
}

interface OfferFormProps {
  readonly applicant: ApplicantView;
  readonly title: string;
  readonly onClose: () => void;
}

function OfferForm({ applicant, title, onClose }: OfferFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const queries = useQueryClient();
  const priceText = usePriceText();
  const { _id: id, offer } = applicant;
  // What is typed stays while the last price changes.
  const [first] = useState(offer.price);
  const offering = useAction(offerPrice, {
    refresh: OPPORTUNITY_REFRESH,
    // The carrier may have been faster: the dialog then shows the newer price.
    onFailed: () => void queries.invalidateQueries({ queryKey: ['opportunity'] }),
  });
  return (
    <FormShell
      label={title}
      shape={shape}
      defaults={{ price: first, comment: '' }}
      backTo=""
      onCancel={onClose}
      submitLabel={t('opportunities.record.offer.send')}
      failure={{ action: 'register', what: t('opportunities.record.offer.what') }}
      save={({ price, comment }) => {
        const unit = price.type === 'compound' ? price.unit : null;
        const body = { after: offer.number, price: { ...price, unit }, comment };
        return offering.mutateAsync({ params: { id }, body });
      }}
      onSaved={() => {
        snackbar.success(t('opportunities.record.offer.sent', { name: applicantName(applicant) }));
        onClose();
      }}
    >
      <Text size="sm">
        {t('opportunities.record.offer.text', {
          price: priceText(offer.price) ?? '–',
          side: t(`opportunities.sides.${offer.by}`),
        })}
      </Text>
      <PriceFields name={field('price')} choosesType autoFocus />
      <TextareaField name={field('comment')} label={t('opportunities.record.details.comment')} rows={2} />
    </FormShell>
  );
}
