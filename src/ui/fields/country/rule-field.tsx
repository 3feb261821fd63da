import { TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rule } from '#countries/rule.ts';
import { readByRule } from '#countries/rule-problem.ts';
import type { PhraseKey } from '#kernel/phrase-key.ts';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useMasked } from '#ui/fields/masked/use-masked.ts';
import { useField } from '#ui/fields/use-field.tsx';
import { hintOf, ruleMask } from './rule-mask.ts';
import { WARNING_PHRASES } from './warning-phrases.ts';

interface RuleFieldProps extends FieldProps<string> {
  readonly rule: Rule;
}

/**
 * A national number: shown in its country's format, with a warning when it looks unusual, refused only when impossible.
 */
export function RuleField(props: RuleFieldProps): ReactNode {
  const { rule } = props;
  const { t } = useTranslation();
  const hint = hintOf(rule.hint);
  const field = useField<string>(props, {
    empty: '',
    notes: (value) => ({
      hint: t(`ui.fields.hint.${hint.key}`, hint.params),
      warning: warningKeys(rule, value ?? '').map((key) => t(key))[0],
    }),
    check: (value) => ruleProblem(rule, value),
  });
  const mask = useMemo(() => ruleMask(rule), [rule]);
  const masked = useMasked(mask, field.value ?? '', field.change);
  return (
    <TextInput
      {...field.frame}
      {...field.aria}
      ref={field.ref}
      inputMode={rule.input === 'numeric' ? 'numeric' : 'text'}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      autoFocus={props.autoFocus}
      readOnly={props.readOnly}
      placeholder={props.placeholder}
      value={masked.value}
      onChange={masked.onChange}
      onBlur={() => {
        masked.complete();
        field.blur();
      }}
    />
  );
}

/** Whether it is required is decided by the form: one form requires a number that another only offers. */
function ruleProblem(rule: Rule, value: unknown) {
  if (typeof value !== 'string' || value === '') return undefined;
  const reading = readByRule(rule, value);
  return 'problem' in reading ? reading.problem : undefined;
}

function warningKeys(rule: Rule, value: string): PhraseKey[] {
  if (value === '') return [];
  const result = rule.check(value);
  return result.ok ? result.warnings.map((code) => WARNING_PHRASES[code]) : [];
}
