import type { ReactNode } from 'react';
import { z } from 'zod';
import { emailShape, optionalTextShape, textShape } from '#kernel/text.ts';
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
      {({ control }) => (
        <FieldGrid>
          <TextField
            control={control}
            name="name"
            label="Nome"
            max={100}
            patterns={['letters', 'noEdgeSpaces', 'noDoubleSpaces']}
          />
          <TextField
            control={control}
            name="email"
            label="E-mail"
            type="email"
            patterns={['email']}
            autoComplete="email"
          />
          <TextField control={control} name="account" label="Conta" patterns={['digits']} help="Somente dígitos" />
          <TextField control={control} name="weight" label="Peso" patterns={['twoDecimals']} />
          <TextField control={control} name="code" label="Código" upperCase max={10} />
          <TextField control={control} name="address" label="Endereço" patterns={['fewSpecialCharacters']} max={40} />
          <TextField control={control} name="locked" label="Número da ordem" disabled />
          <PasswordField control={control} name="password" label="Senha" />
          <FullRow>
            <TextareaField control={control} name="notes" label="Observações" help="Visível para o motorista" />
          </FullRow>
        </FieldGrid>
      )}
    </SampleForm>
  );
}

const page: GalleryPage = {
  title: 'Fields: text',
  sections: [{ id: 'fields-text', title: 'Text, password and text area', Component: Texts }],
};
export default page;
