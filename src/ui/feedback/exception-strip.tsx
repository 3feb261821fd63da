import { VisuallyHidden } from '@mantine/core';
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
      {data &&
        [...new Set(data.exceptions.map(({ subject }) => subject))].map((subject) => (
          <Subject key={subject} exceptions={data.exceptions.filter((one) => one.subject === subject)} />
        ))}
    </nav>
  );
}

/** The same exception in several areas of work: sign and words once, a number for each. */
function Subject({ exceptions }: { readonly exceptions: readonly Exception[] }): ReactNode {
  const { kind, heading } = exceptions[0]!;
  const { icon: Sign, tone } = LOOKS[kind];
  return (
    <span className={classes.subject} data-tone={tone}>
      <Sign className={classes.sign} size="1.05rem" stroke={1.7} aria-hidden />
      {heading !== null && (
        <span className={classes.heading} aria-hidden>
          {heading}
        </span>
      )}
      {exceptions.map((exception, at) => (
        <ExceptionLink key={exception.address} exception={exception} isNamed={at === 0 || heading !== null} />
      ))}
    </span>
  );
}

interface ExceptionLinkProps {
  readonly exception: Exception;
  /** The words of the others were said by the first; screen readers have them always. */
  readonly isNamed: boolean;
}

function ExceptionLink({ exception, isNamed }: ExceptionLinkProps): ReactNode {
  const numbers = useNumbers();
  const canOpen = useCanOpen();
  const { kind, count, heading, label, detail, of, address } = exception;
  const title = [heading && `${heading}:`, numbers.show(count), label, of, detail].filter(Boolean).join(' ');
  const content = (
    <>
      {heading && <VisuallyHidden>{heading}:</VisuallyHidden>}
      <strong>{numbers.show(count)}</strong> {isNamed ? label : <VisuallyHidden>{label}</VisuallyHidden>} {of}
      {detail && <span className={isNamed ? classes.detail : classes.hidden}>{detail}</span>}
    </>
  );
  const shared = { className: classes.exception, 'data-kind': kind, title };
  return canOpen(address) ? (
    <Link to={address} {...shared}>
      {content}
    </Link>
  ) : (
    <span {...shared}>{content}</span>
  );
}
