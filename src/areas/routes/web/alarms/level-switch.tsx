import { SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AlarmLevel } from './alarm-form.ts';
import classes from './alarms.module.css';

/** The query value that says whose alarms are shown. */
export const LEVEL_PARAM = 'level';
const LEVELS = ['path', 'company'] as const satisfies AlarmLevel[];

export function LevelSwitch({ level }: { readonly level: AlarmLevel }): ReactNode {
  const { t } = useTranslation();
  const [, setParams] = useSearchParams();
  return (
    <div className={classes.level}>
      <SegmentedControl
        aria-label={t('routes.alarms.level')}
        data={LEVELS.map((value) => ({ value, label: t(`routes.alarms.levels.${value}`) }))}
        value={level}
        onChange={(next) => setParams(next === 'company' ? { [LEVEL_PARAM]: next } : {})}
      />
      <Text size="sm" c="dimmed">
        {t(`routes.alarms.levelHint.${level}`)}
      </Text>
    </div>
  );
}
