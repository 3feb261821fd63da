import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { CheckResult } from '#areas/fleet/contract/homologation.shapes.ts';
import { type CheckStatus, isAnswered } from '#areas/fleet/rules/homologation-check.ts';
import type { Tone } from '#kernel/tone.ts';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { MediaViewer } from '#ui/media/media-viewer.tsx';
import { useViewer } from '#ui/media/use-viewer.ts';
import { checkSearch } from './check-address.ts';
import classes from './homologation-section.module.css';

const TONES: Readonly<Record<CheckStatus, Tone>> = {
  pending: 'info',
  success: 'success',
  error: 'danger',
  'not-found': 'warning',
  not_found: 'warning',
};

interface CheckListProps {
  readonly results: readonly CheckResult[];
  readonly mayRecord: boolean;
}

/** The latest answer of every register asked so far, with the name of its source. */
export function CheckList({ results, mayRecord }: CheckListProps): ReactNode {
  return (
    <ul className={classes.checks}>
      {results.map((result) => (
        <Check key={result.code} result={result} mayRecord={mayRecord && mayBeRecorded(result)} />
      ))}
    </ul>
  );
}

/** A manual check replaces a missing answer, never a given one. */
function mayBeRecorded({ checkedAt, source, status }: CheckResult): boolean {
  return checkedAt !== null && !(source === 'http' && isAnswered(status));
}

interface CheckProps {
  readonly result: CheckResult;
  readonly mayRecord: boolean;
}

function Check({ result, mayRecord }: CheckProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { code, status, clear, source, failure, message, details, checkedAt, checkedBy } = result;
  const waits = status === 'pending' && checkedAt !== null;
  return (
    <li className={classes.check}>
      <span className={classes.head}>
        <span className={classes.name}>{t(`fleet.homologation.codes.${code}`)}</span>
        <StatusChip
          tone={TONES[status]}
          label={t(waits ? 'fleet.homologation.manual.waiting' : `fleet.homologation.statuses.${status}`)}
        />
        {clear !== null && (
          <Chip tone={clear ? 'success' : 'danger'}>{t(`fleet.homologation.${clear ? 'clear' : 'observed'}`)}</Chip>
        )}
      </span>
      {failure && <span className={classes.quiet}>{t(`fleet.homologation.failures.${failure}`)}</span>}
      {message && <span>{message}</span>}
      <Details details={details} />
      <span className={classes.foot}>
        <Chip tone={source === 'simulator' ? 'warning' : 'neutral'}>{t(`fleet.homologation.sources.${source}`)}</Chip>
        {checkedBy && <span>{t('fleet.homologation.manual.checkedBy', { name: checkedBy })}</span>}
        {checkedAt && !waits && <RelativeTime instant={checkedAt} />}
        <Evidence result={result} />
        {mayRecord && (
          <Button component={Link} to={checkSearch(params, code)} variant="subtle" size="compact-sm">
            {t('fleet.homologation.manual.title')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Names and values as the register gives them. */
function Details({ details }: Pick<CheckResult, 'details'>): ReactNode {
  const known = Object.entries(details).filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={classes.details}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Evidence({ result: { evidence } }: Pick<CheckProps, 'result'>): ReactNode {
  const { open, viewer } = useViewer();
  if (!evidence) return null;
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={() => open(0)}>
        {evidence.fileName}
      </Anchor>
      <MediaViewer {...viewer} files={[evidence]} />
    </>
  );
}
