import { type ReactNode, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FormShape } from '#ui/form/form-shape.ts';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import classes from './sample-form.module.css';

interface SampleFormProps<S extends FormShape> {
  readonly shape: S;
  readonly defaults: DefaultValues<z.input<S>>;
  readonly children: ReactNode;
}

/** A form that shows what it would have sent. */
export function SampleForm<S extends FormShape>({ shape, defaults, children }: SampleFormProps<S>): ReactNode {
  const [saved, setSaved] = useState('');
  return (
    <>
      <FormShell
        label="Sample"
        shape={shape}
        defaults={defaults}
        backTo="/before"
        save={async (values) => setSaved(JSON.stringify(values))}
        failure={{ action: 'create', what: 'a amostra' }}
      >
        <FormSection title="Sample">{children}</FormSection>
      </FormShell>
      <output className={classes.saved} data-testid="saved">
        {saved}
      </output>
    </>
  );
}
