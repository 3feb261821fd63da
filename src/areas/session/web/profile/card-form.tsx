import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import classes from './profile.module.css';

interface CardFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly label: string;
  readonly submitLabel: string;
  readonly isSaving: boolean;
  readonly onSubmit: (values: Values) => void;
  readonly children: ReactNode;
}

/** A form of its own within a card of the profile: it saves at once and leaves the profile alone. */
export function CardForm<Values extends FieldValues>(props: CardFormProps<Values>): ReactNode {
  const { form, label, submitLabel, isSaving, onSubmit, children } = props;
  return (
    <FormProvider {...form}>
      <form aria-label={label} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)} noValidate>
        <Stack gap="md">
          {children}
          <div className={classes.end}>
            <Button type="submit" loading={isSaving}>
              {submitLabel}
            </Button>
          </div>
        </Stack>
      </form>
    </FormProvider>
  );
}
