import { Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { alarmsAddress } from '#areas/routes/contract/route-addresses.ts';
import { CORRIDOR_METERS, PATH_MINUTES, SPEED_KMH } from '#areas/routes/rules/route-limits.ts';
import { useEditor } from '../editor-context.ts';
import { measuredLine, minutesOf, proposedMinutes } from '../state/path-draft.ts';
import type { Fences } from '../use-fences.ts';
import { useMeasures } from '../use-measures.ts';
import { CountInput } from './count-input.tsx';
import { FenceList } from './fence-list.tsx';
import { ForbiddenHours } from './forbidden-hours.tsx';
import classes from './panel.module.css';

/** Time, corridor, speed, hours, fences and the way to the alarms. */
export function SettingsPart({ fences }: { readonly fences: Fences }): ReactNode {
  const { t } = useTranslation();
  const { draft, edit, isReadOnly, session, load, unload, problems } = useEditor();
  return (
    <div className={classes.part}>
      <ExpectedTime />
      <div className={classes.two}>
        <CountInput
          label={t('routes.editor.settings.corridor')}
          unit="m"
          {...CORRIDOR_METERS}
          readOnly={isReadOnly}
          problem={problems.corridorMeters}
          value={draft.corridorMeters}
          onChange={(value) => value !== null && edit((before) => ({ ...before, corridorMeters: value }), 'corridor')}
        />
        <CountInput
          label={t('routes.editor.settings.speed')}
          unit="km/h"
          {...SPEED_KMH}
          isOptional
          readOnly={isReadOnly}
          problem={problems.speedKmh}
          value={draft.speedKmh}
          onChange={(value) => edit((before) => ({ ...before, speedKmh: value }), 'speed')}
        />
      </div>
      <ForbiddenHours />
      <FenceList fences={fences} />
      {session.stored && (
        <Anchor component={Link} to={alarmsAddress(load._id, unload._id, session.stored._id)}>
          {t('routes.editor.paths.alarms')}
        </Anchor>
      )}
    </div>
  );
}

const HOUR = 60;

/** Proposed by the directions or by length and speed, until somebody types another one. */
function ExpectedTime(): ReactNode {
  const { t } = useTranslation();
  const { time } = useMeasures();
  const { draft, edit, isReadOnly, problems } = useEditor();
  const total = draft.line.length > 1 ? measuredLine(draft.line).totalMeters : 0;
  const minutes = minutesOf(draft, total);
  const proposed = proposedMinutes(draft, total);
  const set = (value: number | null) => edit((before) => ({ ...before, expectedMinutes: value }), 'time');
  return (
    <section className={classes.list} aria-label={t('routes.editor.settings.time')}>
      <h2 className={classes.heading}>{t('routes.editor.settings.time')}</h2>
      <div className={classes.two}>
        <CountInput
          label={t('routes.editor.settings.hours')}
          unit="h"
          min={0}
          max={PATH_MINUTES.max / HOUR}
          readOnly={isReadOnly}
          problem={problems.expectedMinutes}
          value={Math.floor(minutes / HOUR)}
          onChange={(hours) => hours !== null && set(hours * HOUR + (minutes % HOUR))}
        />
        <CountInput
          label={t('routes.editor.settings.minutes')}
          unit="min"
          min={0}
          max={HOUR - 1}
          readOnly={isReadOnly}
          value={minutes % HOUR}
          onChange={(rest) => rest !== null && rest < HOUR && set(Math.floor(minutes / HOUR) * HOUR + rest)}
        />
      </div>
      {draft.expectedMinutes !== null && draft.expectedMinutes !== proposed && (
        <Group gap="xs">
          <span className={classes.quiet}>{t('routes.editor.settings.proposed', { time: time(proposed) })}</span>
          {!isReadOnly && (
            <Button size="compact-sm" variant="subtle" onClick={() => set(null)}>
              {t('routes.editor.settings.useProposed')}
            </Button>
          )}
        </Group>
      )}
    </section>
  );
}
