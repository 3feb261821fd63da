import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { FormProvider, type Resolver, type ResolverResult, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PropertyView } from '#areas/load-orders/contract/order-property.calls.ts';
import { type GivenProperties, readProperties } from '#areas/load-orders/rules/property-value.ts';
import { fieldsOf } from '#ui/fields/field-names.ts';
import { FormFactsProvider } from '#ui/fields/form-facts.ts';
import { encodeProblem } from '#ui/fields/problem-text.ts';
import { PropertyField } from '../form/property-fields.tsx';
import classes from './properties.module.css';

/** The form path of the value being tried, whatever key is being typed. */
const TRIED = 'tried';

interface Tried {
  readonly propertiesOc: GivenProperties;
}

const field = fieldsOf<Tried>();

/** The field as the order form will show it, checked by the same rules. */
export function PropertyPreview({ definition }: { readonly definition: PropertyView }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.preview}>
      <Text size="xs" c="dimmed" fw={600}>
        {t('loadOrders.properties.preview')}
      </Text>
      {definition.disable ? (
        <Text size="sm" c="dimmed">
          {t('loadOrders.properties.notAsked')}
        </Text>
      ) : (
        <TriedField key={definition.type} definition={definition} />
      )}
    </div>
  );
}

function TriedField({ definition }: { readonly definition: PropertyView }): ReactNode {
  const { t } = useTranslation();
  const label = definition.name || t('loadOrders.properties.unnamed');
  const resolver = useMemo(() => judge(definition), [definition]);
  const form = useForm<Tried>({ defaultValues: { propertiesOc: { [TRIED]: null } }, mode: 'onChange', resolver });
  const { trigger, getFieldState } = form;
  const { regularExpression, maxLength, required } = definition;
  const judged = `${regularExpression} ${maxLength} ${required}`;
  useEffect(() => {
    if (judged && getFieldState(`propertiesOc.${TRIED}`).isDirty) void trigger();
  }, [judged, trigger, getFieldState]);
  return (
    <FormProvider {...form}>
      <FormFactsProvider value={null}>
        <PropertyField property={{ ...definition, name: label }} name={field(`propertiesOc.${TRIED}`)} />
      </FormFactsProvider>
    </FormProvider>
  );
}

function judge(definition: PropertyView): Resolver<Tried> {
  return ({ propertiesOc }): ResolverResult<Tried> => {
    const given = { [definition.nameKey]: propertiesOc[TRIED] ?? null };
    const [problem] = Object.values(readProperties([definition], given, {}).problems);
    if (!problem) return { values: { propertiesOc }, errors: {} };
    const error = { type: problem.code, message: encodeProblem(problem) };
    return { values: {}, errors: { propertiesOc: { [TRIED]: error } } };
  };
}
