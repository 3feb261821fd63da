import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { COUNTRIES } from '#countries/country.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { SampleForm } from '#ui/gallery/sample-form.tsx';
import { DocumentField, LicenceField, PlateField, TaxIdField } from './identity-fields.tsx';
import { PhoneField } from './phone-field.tsx';

const text = z.string().nullish();
const shape = z.object({
  document: z.string().min(1),
  licence: text,
  taxId: text,
  companyTaxId: text,
  plate: text,
  phone: text,
  phoneCode: text,
});
const field = fieldsOf(shape);

function Identity(): ReactNode {
  const [country, setCountry] = useState('BO');
  return (
    <>
      <FullRow>
        <SegmentedControl
          aria-label="Country"
          mb="md"
          fullWidth
          value={country}
          onChange={setCountry}
          data={COUNTRIES.map(({ code }) => code)}
        />
      </FullRow>
      <SampleForm key={country} shape={shape} defaults={{ document: '', phoneCode: null }}>
        <FieldGrid>
          <DocumentField name={field('document')} country={country} />
          <LicenceField name={field('licence')} country={country} required={false} />
          <TaxIdField name={field('taxId')} country={country} holder="person" />
          <TaxIdField name={field('companyTaxId')} country={country} holder="company" label="Empresa" />
          <PlateField name={field('plate')} country={country} required={false} />
          <PhoneField name={field('phone')} codeName={field('phoneCode')} label="Celular" country={country} />
        </FieldGrid>
      </SampleForm>
    </>
  );
}

const page: GalleryPage = {
  title: 'Fields: countries',
  sections: [{ id: 'fields-country', title: 'Documents, plates and phones by country', Component: Identity }],
};
export default page;
