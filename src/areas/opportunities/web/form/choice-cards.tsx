import { Radio } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldProps } from '#ui/fields/field-props.ts';
import { useField } from '#ui/fields/use-field.tsx';
import classes from './choice-cards.module.css';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** What it means, in one sentence. */
  readonly text: string;
  readonly icon?: Icon;
}

interface ChoiceCardsProps extends FieldProps<string> {
  readonly choices: readonly Choice[];
  readonly onPick?: (value: string) => void;
}

/** One of a few, each with a sentence about it. The form holds its value. */
export function ChoiceCards(props: ChoiceCardsProps): ReactNode {
  const { choices, onPick } = props;
  const field = useField<string>(props);
  const { disabled, classNames, wrapperProps, ...frame } = field.frame;
  const { root, label, error, description } = classNames;
  return (
    <Radio.Group
      {...frame}
      {...wrapperProps}
      classNames={{ root, label, error, description }}
      value={field.value ?? null}
      onChange={(value) => {
        field.change(value);
        onPick?.(value);
      }}
    >
      <div className={classes.cards} ref={(element) => field.ref(element?.querySelector('button') ?? null)}>
        {choices.map(({ value, label: name, text, icon: Mark }) => (
          <Radio.Card key={value} value={value} disabled={disabled} className={classes.card!}>
            <Radio.Indicator disabled={disabled} />
            <span className={classes.words}>
              <span className={classes.name}>
                {Mark && <Mark size="1.1rem" stroke={1.7} aria-hidden />}
                {name}
              </span>
              <span className={classes.text}>{text}</span>
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
