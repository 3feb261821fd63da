import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { amountShape } from '#kernel/money.ts';
import { textShape } from '#kernel/text.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { PlateField } from '#ui/fields/country/identity-fields.tsx';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { MoneyField } from '#ui/fields/number/money-field.tsx';
import { NumberField } from '#ui/fields/number/number-field.tsx';
import { TextField } from '#ui/fields/text/text-field.tsx';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { BackCard } from './back-card.tsx';
import { FormShell } from './form-shell.tsx';
import { FieldGrid, FormSection } from './layout.tsx';
import { Wizard, type WizardStep } from './wizard.tsx';

const shape = z.object({ name: textShape(100), city: textShape(), docks: z.number().min(1) });
const field = fieldsOf(shape);

/** A server that refuses one name and is down for another. */
async function save(values: z.output<typeof shape>): Promise<string> {
  if (values.name === 'Central')
    throw new ApiError(400, {
      code: 'request.invalid',
      message: 'Revise os dados informados.',
      fields: { name: { code: 'alreadyRegistered', message: 'Já está registrado' } },
    });
  if (values.name === 'Rede') throw new ApiError(0, { code: 'transport.network' });
  return JSON.stringify(values);
}

function SimpleForm(): ReactNode {
  const [saved, setSaved] = useState('');
  const snackbar = useSnackbar();
  return (
    <>
      <BackCard title="Novo armazém" text="Os campos com * são obrigatórios" backTo="/before">
        <Button component={Link} to="/before" variant="subtle">
          Outra página
        </Button>
      </BackCard>
      <FormShell
        label="Armazém"
        shape={shape}
        defaults={{ name: '', city: '', docks: 2 }}
        draft="gallery.warehouse"
        backTo="/before"
        save={save}
        onSaved={(text) => {
          setSaved(text);
          snackbar.success('Armazém criado');
        }}
        failure={{ action: 'create', what: 'o armazém' }}
      >
        <FormSection title="Dados gerais" text="Como o armazém aparece para os agendadores.">
          <FieldGrid>
            <TextField name={field('name')} label="Nome" />
            <TextField name={field('city')} label="Cidade" />
            <NumberField name={field('docks')} label="Docas" decimals={0} min={1} max={20} step={1} />
          </FieldGrid>
        </FormSection>
      </FormShell>
      <output data-testid="saved">{saved}</output>
    </>
  );
}

const orderShape = z.object({
  client: textShape(100),
  code: textShape(40),
  plate: z.string().min(1),
  freight: amountShape,
});
const order = fieldsOf(orderShape);
const steps: readonly WizardStep<typeof orderShape>[] = [
  {
    id: 'client',
    title: 'Cliente',
    fields: ['client', 'code'],
    content: () => (
      <FormSection title="Cliente">
        <FieldGrid>
          <TextField name={order('client')} label="Cliente" />
          <TextField name={order('code')} label="Código" />
        </FieldGrid>
      </FormSection>
    ),
  },
  {
    id: 'truck',
    title: 'Caminhão',
    fields: ['plate'],
    content: () => (
      <FormSection title="Caminhão">
        <FieldGrid>
          <PlateField name={order('plate')} country="BO" />
        </FieldGrid>
      </FormSection>
    ),
  },
  {
    id: 'freight',
    title: 'Frete',
    fields: ['freight'],
    content: () => (
      <FormSection title="Frete">
        <FieldGrid>
          <MoneyField name={order('freight')} label="Frete" currency="BOB" />
        </FieldGrid>
      </FormSection>
    ),
  },
];

function OrderWizard(): ReactNode {
  const [saved, setSaved] = useState('');
  return (
    <>
      <Wizard
        label="Ordem de carga"
        shape={orderShape}
        defaults={{ client: '', code: '', plate: '' }}
        draft="gallery.order"
        backTo="/before"
        steps={steps}
        save={async (values) => {
          if (values.code === 'REPETIDO')
            throw new ApiError(409, {
              code: 'request.alreadyRegistered',
              message: 'Já está registrado',
              fields: { code: { code: 'alreadyRegistered', message: 'Já está registrado' } },
            });
          setSaved(JSON.stringify(values));
        }}
        failure={{ action: 'create', what: 'a ordem de carga' }}
      />
      <output data-testid="saved">{saved}</output>
    </>
  );
}

const page: GalleryPage = {
  title: 'Forms',
  sections: [
    { id: 'form-shell', title: 'Form', Component: SimpleForm },
    {
      id: 'form-shell-update',
      title: 'Form of an existing record',
      Component: SimpleForm,
      path: '/warehouse/update/7',
    },
    { id: 'form-wizard', title: 'Wizard', Component: OrderWizard },
    {
      id: 'form-wizard-update',
      title: 'Wizard of an existing record',
      Component: OrderWizard,
      path: '/client/update/7',
    },
  ],
};
export default page;
