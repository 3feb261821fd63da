import type { Icon } from '@tabler/icons-react';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconFileAlert from '@tabler/icons-react/dist/esm/icons/IconFileAlert.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Exception, type ExceptionKind, readExceptions } from '#kernel/exception-calls.ts';
import type { Tone } from '#kernel/tone.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import classes from './exception-strip.module.css';

const LOOKS: Readonly<Record<ExceptionKind, { readonly icon: Icon; readonly tone: Tone }>> = {
  late: { icon: IconClockExclamation, tone: 'danger' },
  unassigned: { icon: IconTruck, tone: 'warning' },
  silent: { icon: IconWifiOff, tone: 'warning' },
  documents: { icon: IconFileAlert, tone: 'neutral' },
  imports: { icon: IconUpload, tone: 'neutral' },
};

/** Time alone makes orders late and trucks silent. */
const RECOUNT_MS = 60_000;

/** What needs attention now, each number a link to the list behind it. Where it cannot be read, nothing is shown. */
export default function ExceptionStrip(): ReactNode {
  const { t } = useTranslation();
  const { data, isError } = useCall(readExceptions, {}, { refetchInterval: RECOUNT_MS });
  if (isError && !data) return null;
  return (
    <nav className={classes.strip} aria-label={t('ui.feedback.exceptions.title')} aria-busy={!data}>
      {data?.exceptions.length === 0 && (
        <span className={classes.none}>
          <IconCircleCheck size="1.05rem" stroke={1.7} aria-hidden />
          {t('ui.feedback.exceptions.none')}
        </span>
      )}
      {data?.exceptions.map((exception) => (
        <ExceptionLink key={exception.address} exception={exception} />
      ))}
    </nav>
  );
}

function ExceptionLink({ exception }: { readonly exception: Exception }): ReactNode {
  const numbers = useNumbers();
  const canOpen = useCanOpen();
  const { kind, count, label, address } = exception;
  const { icon: Sign, tone } = LOOKS[kind];
  const content = (
    <>
      <Sign size="1.05rem" stroke={1.7} aria-hidden />
      <strong>{numbers.show(count)}</strong> {label}
    </>
  );
  return canOpen(address) ? (
    <Link to={address} className={classes.exception} data-tone={tone} data-kind={kind}>
      {content}
    </Link>
  ) : (
    <span className={classes.exception} data-tone={tone} data-kind={kind}>
      {content}
    </span>
  );
}
