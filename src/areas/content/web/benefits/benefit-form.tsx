import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOrDefault } from '#countries/country.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { SelectField } from '#ui/fields/choice/select-field.tsx';
import { PhoneField } from '#ui/fields/country/phone-field.tsx';
import { DateField } from '#ui/fields/date/date-field.tsx';
import { fieldsIn } from '#ui/fields/field-names.ts';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import { TextareaField } from '#ui/fields/text/textarea-field.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FieldGrid, FormSection, FullRow } from '#ui/form/layout.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { useToday } from '#ui/session/zone.ts';
import { SingleFileField } from '#ui/upload/single-file-field.tsx';
import { PHOTO_UPLOAD } from '#ui/upload/upload-rules.ts';
import { createBenefit, updateBenefit } from '../../contract/benefit.calls.ts';
import type { BenefitView } from '../../contract/benefit.shapes.ts';
import { BENEFITS } from '../../contract/content-addresses.ts';
import { BENEFIT_CATEGORIES, PER_PERSON } from '../../rules/benefit-terms.ts';
import * as limits from '../../rules/content-limits.ts';
import { CountryField } from '../parts/country-field.tsx';
import { TimesSection } from '../parts/times-section.tsx';
import { useFirstCountry } from '../parts/use-writable-countries.ts';
import { benefitField, benefitFormShape, blankBenefit, formOfBenefit } from './benefit-form-shape.ts';
import { CitiesField } from './cities-field.tsx';

const whatsapp = fieldsIn(benefitField('whatsapp'));

interface BenefitFormProps {
  /** Null for a new one. */
  readonly benefit: BenefitView | null;
  readonly onSaved: (benefit: BenefitView) => void;
  readonly onReload?: () => void;
}

/** One form for registering and changing a benefit. */
export function BenefitForm({ benefit, onSaved, onReload }: BenefitFormProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const today = useToday();
  const { country: own } = useSignedIn();
  const callingCode = countryOrDefault(benefit?.country ?? own).phone.code;
  const first = useFirstCountry('benefits');
  const create = useAction(createBenefit);
  const update = useAction(updateBenefit);
  const readOnly = benefit !== null && !benefit.actions.includes('update');
  return (
    <FormShell
      label={t(benefit ? 'content.form.updateBenefit' : 'content.newBenefit')}
      shape={benefitFormShape}
      defaults={benefit ? formOfBenefit(benefit, callingCode) : blankBenefit({ country: first, callingCode, today })}
      recordId={benefit?._id}
      draft={benefit ? `benefit.update.${benefit._id}` : 'benefit.create'}
      backTo={BENEFITS}
      readOnly={readOnly}
      submitLabel={t(benefit ? 'content.form.save' : 'content.form.saveDraft')}
      failure={{
        action: benefit ? 'update' : 'create',
        what: t('content.whatBenefit'),
        ...(onReload ? { reload: onReload } : {}),
      }}
      save={(body) =>
        benefit
          ? update.mutateAsync({ params: { id: benefit._id }, body: { ...body, version: benefit.version } })
          : create.mutateAsync({ body })
      }
      onSaved={({ benefit: saved }) => {
        snackbar.success(t(benefit ? 'content.form.saved' : 'content.form.created', { title: saved.title }));
        onSaved(saved);
      }}
    >
      <OfferSection stored={benefit} />
      <RedeemSection />
      <LimitsSection />
      <TimesSection readOnly={readOnly} />
    </FormShell>
  );
}

function OfferSection({ stored }: { readonly stored: BenefitView | null }): ReactNode {
  const { t } = useTranslation();
  const { isPlatform } = useSignedIn();
  return (
    <FormSection
      title={t('content.form.offer')}
      text={t(isPlatform ? 'content.form.audienceCountry' : 'content.form.audienceOwn')}
    >
      <FieldGrid>
        <TextField name={benefitField('title')} label={t('content.fields.title')} max={limits.TITLE_MAX} />
        <TextField name={benefitField('partner')} label={t('content.fields.partner')} max={limits.PARTNER_MAX} />
        <SelectField
          name={benefitField('category')}
          label={t('content.fields.category')}
          searchable={false}
          options={BENEFIT_CATEGORIES.map((value) => ({
            value,
            label: t(`lists.benefits.values.category.${value}`),
          }))}
        />
        <TextField
          name={benefitField('discount')}
          label={t('content.fields.discount')}
          help={t('content.fields.discountHelp')}
          max={limits.DISCOUNT_MAX}
        />
        <CountryField name={benefitField('country')} kind="benefits" stored={stored?.country ?? null} />
        <CitiesField />
        <FullRow>
          <TextareaField
            name={benefitField('conditions')}
            label={t('content.fields.conditions')}
            max={limits.CONDITIONS_MAX}
            required={false}
          />
        </FullRow>
        <FullRow>
          <SingleFileField
            name={benefitField('logo')}
            label={t('content.fields.logo')}
            rules={PHOTO_UPLOAD}
            required={false}
          />
        </FullRow>
      </FieldGrid>
    </FormSection>
  );
}

function RedeemSection(): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  return (
    <FormSection title={t('content.form.redeem')} text={t('content.form.redeemText')}>
      <FieldGrid>
        <TextField
          name={benefitField('code')}
          label={t('content.fields.code')}
          max={limits.CODE_MAX}
          required={false}
        />
        <TextField
          name={benefitField('link')}
          label={t('content.fields.link')}
          max={limits.LINK_MAX}
          required={false}
        />
        <PhoneField
          name={whatsapp('number')}
          codeName={whatsapp('code')}
          country={country}
          kind="contact"
          label={t('content.fields.whatsapp')}
          required={false}
        />
      </FieldGrid>
    </FormSection>
  );
}

function LimitsSection(): ReactNode {
  const { t } = useTranslation();
  const year = Number(useToday().slice(0, 4));
  return (
    <FormSection title={t('content.form.limits')}>
      <FieldGrid>
        <DateField name={benefitField('validFrom')} label={t('content.fields.validFrom')} minYear={year - 1} />
        <DateField name={benefitField('validUntil')} label={t('content.fields.validUntil')} minYear={year - 1} />
        <NumberField
          name={benefitField('quantity')}
          label={t('content.fields.quantity')}
          help={t('content.fields.quantityHelp')}
          max={limits.QUANTITY_MAX}
          required={false}
        />
        <SelectField
          name={benefitField('perPerson')}
          label={t('content.fields.perPerson')}
          searchable={false}
          options={PER_PERSON.map((value) => ({ value, label: t(`lists.benefits.values.perPerson.${value}`) }))}
        />
      </FieldGrid>
    </FormSection>
  );
}
