import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '#ui/fields/number/number-input.tsx';
import { isDecimalText } from '#ui/fields/number/number-text.ts';
import { useNumbers } from '#ui/i18n/use-numbers.ts';

interface CountInputProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
  /** May be left empty. */
  readonly isOptional?: boolean;
  readonly description?: ReactNode;
  readonly problem?: string | undefined;
  readonly readOnly?: boolean;
  readonly decimals?: number;
}

/** A number of the draft. What is out of range stays and says so; what is no number is taken back on leaving. */
export function CountInput(props: CountInputProps): ReactNode {
  const { label, value, onChange, min, max, unit, isOptional = false, description, problem, readOnly = false } = props;
  const { decimals = 0 } = props;
  const { t } = useTranslation();
  const numbers = useNumbers();
  const shown = value === null ? '' : String(value);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const isOut = value !== null && (value < min || value > max);
  const range = t('routes.editor.settings.range', { min: numbers.show(min), max: numbers.show(max) });
  return (
    <NumberInput
      label={label}
      value={text}
      decimals={decimals}
      readOnly={readOnly}
      description={description}
      error={problem ?? (isOut ? range : undefined)}
      rightSection={unit && <span aria-hidden>{unit}</span>}
      rightSectionWidth="3.5rem"
      beside={unit ? [unit] : []}
      onChange={(next) => {
        setText(next);
        if (next === '' && isOptional) onChange(null);
        if (isDecimalText(next)) onChange(Number(next));
      }}
      onBlur={() => setText(shown)}
    />
  );
}
