import { Button, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Alarms } from '../../rules/alarm-types.ts';
import { ALARM_CHARACTERS, type AlarmCharacter } from '../../rules/alarms.ts';
import { type AlarmFormInput, characterOf, withCharacter } from './alarm-form.ts';
import classes from './alarms.module.css';

const CHARACTERS = Object.keys(ALARM_CHARACTERS) as AlarmCharacter[];

/** Fills in all alarms at once. */
export function CharacterBar(): ReactNode {
  const { t } = useTranslation();
  const form = useFormContext<AlarmFormInput>();
  const current = characterOf(useWatch<AlarmFormInput>({ name: 'alarms' }) as Alarms);
  const id = useId();
  const fill = (character: AlarmCharacter) => {
    const { alarms, own } = withCharacter(form.getValues(), character);
    form.setValue('alarms', alarms, { shouldDirty: true, shouldValidate: true });
    form.setValue('own', own, { shouldDirty: true });
  };
  return (
    <div className={classes.characters}>
      <Text id={id} size="sm" fw={600}>
        {t('routes.alarms.character')}
      </Text>
      <Button.Group aria-labelledby={id}>
        {CHARACTERS.map((character) => (
          <Button
            key={character}
            size="sm"
            variant={current === character ? 'filled' : 'default'}
            aria-pressed={current === character}
            onClick={() => fill(character)}
          >
            {t(`routes.alarms.characters.${character}`)}
          </Button>
        ))}
      </Button.Group>
      <Text size="sm" c="dimmed">
        {t('routes.alarms.characterHint')}
      </Text>
    </div>
  );
}
