import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CallReply } from '#kernel/api-call.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { FormShell } from '#ui/form/form-shell.tsx';
import { FormSection } from '#ui/form/layout.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import type { readCompanyAlarms, readPathAlarms } from '../../contract/alarm.calls.ts';
import { updateCompanyAlarms, updatePathAlarms } from '../../contract/alarm.calls.ts';
import type { PathView } from '../../contract/path.shapes.ts';
import { pairAddress } from '../../contract/route-addresses.ts';
import type { Alarms } from '../../rules/alarm-types.ts';
import { alarmsOf, DEFAULT_ALARMS } from '../../rules/alarms.ts';
import {
  type AlarmFormValues,
  type AlarmLevel,
  alarmFormShape,
  changesOf,
  formOf,
  type OriginatedAlarms,
  valuesOf,
} from './alarm-form.ts';
import { ALARM_GROUPS, GROUP_NAMES } from './alarm-groups.ts';
import { AlarmRow } from './alarm-row.tsx';
import classes from './alarms.module.css';
import { CharacterBar } from './character-bar.tsx';
import { LEVEL_PARAM } from './level-switch.tsx';
import { TrialBar } from './trial-bar.tsx';
import { TrialCount } from './trial-count.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { TrialProvider } from './use-trial.tsx';

interface AlarmsFormProps {
  readonly level: AlarmLevel;
  readonly path: PathView;
  readonly company: CallReply<typeof readCompanyAlarms>;
  readonly ofPath: CallReply<typeof readPathAlarms>;
  readonly readOnly: boolean;
  readonly onReload: () => void;
}

/** What is shown, what it follows, and what a trial sends, for one of the two levels. */
function levelOf({ level, company, ofPath }: AlarmsFormProps) {
  const companyValues = valuesOf(company.alarms);
  const storedOf = (alarms: OriginatedAlarms, of: AlarmLevel, above: Alarms) =>
    changesOf(alarmFormShape.parse(formOf(alarms, of)), above);
  if (level === 'path') {
    return {
      stored: ofPath.alarms,
      version: ofPath.version,
      above: company.alarms,
      alarmsFor: (values: AlarmFormValues) => changesOf(values, companyValues),
      savedAlarms: storedOf(ofPath.alarms, 'path', companyValues),
    };
  }
  const own = storedOf(ofPath.alarms, 'path', companyValues);
  return {
    stored: company.alarms,
    version: company.version,
    above: alarmsOf(),
    // What the path says itself still counts on it.
    alarmsFor: (values: AlarmFormValues) => valuesOf(alarmsOf(changesOf(values, DEFAULT_ALARMS), own)),
    savedAlarms: valuesOf(ofPath.alarms),
  };
}

/** The alarms of a path or of the company, grouped, with a trial beside them. */
export function AlarmsForm(props: AlarmsFormProps): ReactNode {
  const { level, path, readOnly, onReload } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { companyId } = useSignedIn();
  const { loadId = '', unloadId = '' } = useParams();
  const { stored, version, above, alarmsFor, savedAlarms } = levelOf(props);
  const savePath = useAction(updatePathAlarms, { refresh: ['path', 'route'] });
  const saveCompany = useAction(updateCompanyAlarms);
  const save = (values: AlarmFormValues): Promise<unknown> => {
    const body = { alarms: changesOf(values, valuesOf(above)), version };
    return level === 'path'
      ? savePath.mutateAsync({ params: { id: path._id }, body })
      : saveCompany.mutateAsync({ body });
  };
  const naming = (error: unknown) => {
    throw withName(error, (name) => t('routes.alarms.stale', { name }));
  };
  return (
    <FormShell
      label={t(`routes.alarms.levels.${level}`)}
      shape={alarmFormShape}
      recordId={(level === 'path' ? path.routeId : companyId) ?? undefined}
      defaults={formOf(stored, level)}
      backTo={pairAddress(loadId, unloadId)}
      openedBy={LEVEL_PARAM}
      readOnly={readOnly}
      submitLabel={t('routes.alarms.save')}
      save={(values) => save(values).catch(naming)}
      onSaved={() => snackbar.success(t('routes.alarms.saved'))}
      failure={{ action: 'update', what: t('routes.what.alarms'), reload: onReload }}
    >
      <TrialProvider pathId={path._id} alarmsFor={alarmsFor} savedAlarms={savedAlarms}>
        {readOnly ? <Text size="sm">{t('routes.alarms.readOnly')}</Text> : <CharacterBar />}
        <TrialBar />
        <div className={classes.columns}>
          <div className={classes.groups}>
            {GROUP_NAMES.map((group) => (
              <FormSection key={group} title={t(`routes.alarms.groups.${group}`)}>
                <ul className={classes.rows}>
                  {ALARM_GROUPS[group].map((type) => (
                    <AlarmRow
                      key={type}
                      type={type}
                      level={level}
                      above={above[type]}
                      readOnly={readOnly}
                      count={<TrialCount type={type} />}
                    />
                  ))}
                </ul>
              </FormSection>
            ))}
          </div>
          <TrialPanel path={path} />
        </div>
      </TrialProvider>
    </FormShell>
  );
}

/** Says who changed it in between, where the server knows. */
function withName(error: unknown, say: (name: string) => string): unknown {
  if (!(error instanceof ApiError) || typeof error.facts.changedBy !== 'string') return error;
  return new ApiError(error.status, { code: error.code, message: say(error.facts.changedBy), facts: error.facts });
}
