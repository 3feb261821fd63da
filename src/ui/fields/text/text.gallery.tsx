import type { ReactNode } from 'react';
import { z } from 'zod';
import { emailShape, optionalTextShape, textShape } from '#kernel/text.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FieldGrid, FullRow } from '#ui/form/layout.tsx';
import type { GalleryPage } from '#ui/gallery/gallery-page.ts';
import { SampleForm } from '#ui/gallery/sample-form.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

const shape = z.object({
  name: textShape(100),
  code: optionalTextShape(),
  account: optionalTextShape(),
  weight: optionalTextShape(),
  email: emailShape,
  address: optionalTextShape(),
  locked: optionalTextShape(),
  password: z.string().min(1),
  notes: optionalTextShape(),
});
const field = fieldsOf(shape);

function Texts(): ReactNode {
  return (
    <SampleForm
      shape={shape}
      defaults={{
        name: '',
        code: '',
        account: '',
        weight: '',
        email: '',
        address: '',
        locked: 'OC-2025-00042',
        password: '',
        notes: '',
      }}
    >
      <FieldGrid>
        <TextField
          name={field('name')}
          label="Nome"
          max={100}
          patterns={['letters', 'noEdgeSpaces', 'noDoubleSpaces']}
        />
        <TextField name={field('email')} label="E-mail" type="email" patterns={['email']} autoComplete="email" />
        <TextField name={field('account')} label="Conta" patterns={['digits']} help="Somente dígitos" />
        <TextField name={field('weight')} label="Peso" patterns={['twoDecimals']} />
        <TextField name={field('code')} label="Código" upperCase max={10} />
        <TextField name={field('address')} label="Endereço" patterns={['fewSpecialCharacters']} max={40} />
        <TextField name={field('locked')} label="Número da ordem" disabled />
        <PasswordField name={field('password')} label="Senha" />
        <FullRow>
          <TextareaField name={field('notes')} label="Observações" help="Visível para o motorista" />
        </FullRow>
      </FieldGrid>
    </SampleForm>
  );
}

const page: GalleryPage = {
  title: 'Fields: text',
  sections: [{ id: 'fields-text', title: 'Text, password and text area', Component: Texts }],
};
export default page;
