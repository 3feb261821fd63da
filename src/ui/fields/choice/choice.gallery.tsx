import type { ReactNode } from 'react';
import { z } from 'zod';
import { COUNTRIES } from '#countries/country.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { SampleForm } from '#ui/gallery/sample-form.tsx';
import { DEFAULT_PRIMARY } from '#ui/theme/palette.ts';
import { AsyncSelectField } from './async-select-field.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { CityField } from './city-field.tsx';
import { ColorField } from './color-field.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import type { Option } from './option.ts';
import type { OptionSource } from './option-source.ts';
import { RatingField } from './rating-field.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from './switch-field.tsx';

const countries: Option[] = COUNTRIES.map(({ code, names }) => ({ value: code, label: names.pt, flag: code }));
const trucks = ['Caminhão baú', 'Carreta', 'Rodotrem', 'Bitrem', 'Truck', 'Toco', 'VUC', 'Sider', 'Graneleiro'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);
const days = ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'].map((label) => ({ value: label, label }));
const cities: Option[] = [
  { value: 'scz', label: 'Santa Cruz de la Sierra', detail: 'Santa Cruz, Bolivia', flag: 'BO' },
  { value: 'san', label: 'Santos', detail: 'São Paulo, Brasil', flag: 'BR' },
  { value: 'scl', label: 'Santiago', detail: 'Región Metropolitana, Chile', flag: 'CL' },
  { value: 'lpb', label: 'La Paz', detail: 'La Paz, Bolivia', flag: 'BO' },
  { value: 'sao', label: 'São Paulo', detail: 'São Paulo, Brasil', flag: 'BR' },
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const citySource: OptionSource = {
  key: ['gallery-cities'],
  search: async (text) => cities.filter(({ label }) => plain(label).includes(plain(text))),
  find: async (value) => cities.find((city) => city.value === value),
};
/** Fails the first time, so that the retry can be seen. */
let failures = 0;
const companySource: OptionSource = {
  key: ['gallery-companies'],
  search: async (text) => {
    if (text === 'erro' && failures++ === 0) throw new Error('down');
    return [{ value: '1', label: `Transportes ${text}`, detail: 'NIT 1023456021' }];
  },
};

const shape = z.object({
  country: z.string(),
  truck: z.string().nullish(),
  trucks: z.array(z.string()),
  days: z.array(z.string()).min(1),
  origin: z.string(),
  destination: z.string().nullish(),
  company: z.string().nullish(),
  color: z.string().nullish(),
  rating: z.number().nullish(),
  invoice: z.boolean(),
  terms: z.boolean(),
});
const field = fieldsOf(shape);

function Choices(): ReactNode {
  return (
    <SampleForm
      shape={shape}
      defaults={{
        truck: null,
        trucks: ['carreta', 'bitrem', 'sider', 'toco'],
        days: [],
        destination: 'scl',
        color: DEFAULT_PRIMARY,
        rating: 3.5,
        invoice: true,
        terms: false,
      }}
    >
      <FieldGrid>
        <SelectField name={field('country')} label="País" options={countries} />
        <SelectField name={field('truck')} label="Tipo de caminhão" options={trucks} />
        <MultiSelectField name={field('trucks')} label="Tipos aceitos" options={trucks} />
        <AsyncSelectField name={field('company')} label="Empresa" source={companySource} />
        <CityField name={field('origin')} label="Origem" source={citySource} />
        <CityField name={field('destination')} label="Destino" source={citySource} />
        <ColorField name={field('color')} label="Cor principal" />
        <RatingField name={field('rating')} label="Avaliação" />
        <FullRow>
          <CheckboxGroupField name={field('days')} label="Dias ativos" options={days} />
        </FullRow>
        <SwitchField name={field('invoice')} label="Com fatura" help="A fatura é emitida na entrega" />
        <CheckboxField name={field('terms')} label="Li e aceito os termos" />
      </FieldGrid>
    </SampleForm>
  );
}

const page: GalleryPage = {
  title: 'Fields: choices',
  sections: [{ id: 'fields-choice', title: 'Selects, search, toggles', Component: Choices }],
};
export default page;
