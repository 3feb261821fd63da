import { Input, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { READERS_MAX } from '#areas/opportunities/rules/opportunity-limits.ts';
import type { FieldName } from '#ui/fields/field-names.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { AddCompany } from './add-company.tsx';
import classes from './companies-field.module.css';
import { CompanyLine } from './company-line.tsx';
import type { ChosenCompany } from './opportunity-shape.ts';
import { useAssociates } from './use-associates.ts';

const NOBODY: ReadonlySet<string> = new Set();

interface CompaniesFieldProps {
  readonly name: FieldName<ChosenCompany[]>;
  /** They are asked one after the other, in this order. */
  readonly isOrdered: boolean;
}

/** Companies chosen by name, in their order, each as a whole or only some people of it. */
export function CompaniesField({ name, isOrdered }: CompaniesFieldProps): ReactNode {
  const { t } = useTranslation();
  const label = t('opportunities.fields.associatedCompanies');
  const field = useField<readonly ChosenCompany[]>({ name, label, required: true }, { empty: [] });
  const { disabled: _, classNames, wrapperProps, ...frame } = field.frame;
  const { root, label: labelClass, error, description } = classNames;
  const favourites = useAssociates()?.favourites ?? NOBODY;
  const [announced, announce] = useState('');
  const chosen = field.value ?? [];
  const change = (next: readonly ChosenCompany[]) => field.change(next);
  const move = (from: number, to: number) => {
    const others = chosen.toSpliced(from, 1);
    const company = chosen[from];
    if (!company) return;
    change(others.toSpliced(to, 0, company));
    announce(t('opportunities.form.companies.moved', { name: company.companyName, number: to + 1 }));
  };
  return (
    <Input.Wrapper
      {...frame}
      {...wrapperProps}
      classNames={{ root, label: labelClass, error, description }}
      description={isOrdered ? t('opportunities.form.companies.ordered') : null}
      labelElement="div"
      role="group"
      aria-label={label}
    >
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <div className={classes.companies}>
        {chosen.length > 0 && (
          <ol className={classes.list}>
            {chosen.map((company, at) => (
              <CompanyLine
                key={company.companyId}
                company={company}
                isFavourite={favourites.has(company.companyId)}
                {...(isOrdered ? { place: { at, count: chosen.length, move } } : {})}
                onUsers={(users) => change(chosen.with(at, { ...company, users }))}
                onRemove={() => change(chosen.toSpliced(at, 1))}
              />
            ))}
          </ol>
        )}
        <AddCompany
          inputRef={field.ref}
          chosen={chosen.map(({ companyId }) => companyId)}
          disabled={chosen.length >= READERS_MAX}
          onAdd={(company) => {
            change([...chosen, { ...company, users: [] }]);
            field.blur();
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
