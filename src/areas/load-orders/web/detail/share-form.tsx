import { Button, CopyButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { createPublicLink } from '#areas/load-orders/contract/public-link.calls.ts';
import {
  LINK_DAYS_DEFAULT,
  LINK_DAYS_MAX,
  LINK_PARTS,
  LINK_PURPOSES,
  type LinkPurpose,
  PARTS_OF,
  SUBJECTS_OF,
} from '#areas/load-orders/rules/public-link.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { QrCode } from '#ui/feedback/qr-code.tsx';
import { CheckboxGroupField } from '#ui/fields/choice/checkbox-group-field.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid } from '#ui/form/layout.tsx';
import { languageName } from '#ui/i18n/language-name.ts';
import classes from './links-panel.module.css';
import type { PartFormProps } from './part-form-props.ts';

/** What a link can be for that is about one order. */
const PURPOSES = LINK_PURPOSES.filter((purpose) => SUBJECTS_OF[purpose].includes('order'));

const shape = z.object({
  purpose: z.enum(LINK_PURPOSES),
  shows: z.array(z.enum(LINK_PARTS)),
  recipient: optionalTextShape(200),
  language: z.enum(LANGUAGES).nullable(),
  days: z.number().int().min(1).max(LINK_DAYS_MAX),
});

/** A link to the order for somebody without an account: nothing is shown that is not ticked. */
export default function ShareForm({ order, backTo, onDone }: PartFormProps): ReactNode {
  const { t } = useTranslation();
  const creating = useAction(createPublicLink);
  const [url, setUrl] = useState<string | null>(null);
  if (url !== null) return <Made url={url} onDone={onDone} />;
  return (
    <FormShell
      label={t('loadOrders.screens.links.add')}
      shape={shape}
      defaults={{
        purpose: 'client',
        shows: ['position', 'plate'],
        recipient: '',
        language: null,
        days: LINK_DAYS_DEFAULT,
      }}
      openedBy="share"
      backTo={backTo}
      submitLabel={t('loadOrders.screens.links.add')}
      failure={{ action: 'create', what: t('loadOrders.screens.links.what') }}
      save={({ shows, ...body }) => {
        const known = shows.filter((part) => PARTS_OF[body.purpose].includes(part));
        return creating.mutateAsync({ body: { ...body, shows: known, loadingOrderId: order._id } });
      }}
      onSaved={(made) => setUrl(new URL(made.url, window.location.origin).href)}
    >
      <ShareFields />
    </FormShell>
  );
}

function ShareFields(): ReactNode {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const purpose = useWatch({ control, name: 'purpose' }) as LinkPurpose;
  const parts = PARTS_OF[purpose];
  return (
    <>
      <FieldGrid>
        <SelectField
          name="purpose"
          label={t('loadOrders.screens.links.purpose')}
          options={PURPOSES.map((value) => ({ value, label: t(`loadOrders.screens.links.purposes.${value}`) }))}
          required
        />
        <NumberField
          name="days"
          label={t('loadOrders.screens.links.days')}
          decimals={0}
          min={1}
          max={LINK_DAYS_MAX}
          step={1}
        />
        <TextField name="recipient" label={t('loadOrders.screens.links.recipient')} max={200} />
        <SelectField
          name="language"
          label={t('loadOrders.screens.links.language')}
          options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
      </FieldGrid>
      {parts.length > 0 && (
        <CheckboxGroupField
          name="shows"
          label={t('loadOrders.screens.links.shows')}
          options={parts.map((value) => ({ value, label: t(`loadOrders.screens.links.parts.${value}`) }))}
        />
      )}
    </>
  );
}

interface MadeProps {
  readonly url: string;
  readonly onDone: () => void;
}

/** The address is told this once. */
function Made({ url, onDone }: MadeProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes.quiet}>{t('loadOrders.screens.links.once')}</p>
      <div className={classes.made}>
        <QrCode value={url} label={t('loadOrders.screens.links.qr')} size="9rem" />
        <output className={classes.address}>{url}</output>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('loadOrders.screens.close')}
        </Button>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button onClick={copy}>{copied ? t('ui.feedback.copied') : t('loadOrders.screens.links.copy')}</Button>
          )}
        </CopyButton>
      </div>
    </>
  );
}
