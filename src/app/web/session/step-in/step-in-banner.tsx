import { Button } from '@mantine/core';
import IconLogin from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#areas/session/contract/session-user.shape.ts';
import { hourIn } from '#kernel/dates.ts';
import { useNow } from '#ui/feedback/relative-time.ts';
import { useZone } from '#ui/session/zone.ts';
import { useSessionController } from '../session-context.ts';
import classes from './step-in-banner.module.css';
import { useStepOut } from './use-step-out.ts';

const MINUTE_MS = 60_000;
/** The server is asked a moment after the end, when its clock has passed it too. */
const AFTER_END_MS = 1000;

/** On every screen of a company one has stepped into: where one is, why, for how long, and the way out. */
export default function StepInBanner({ stepIn }: { readonly stepIn: SessionUser['steppedIn'] & object }): ReactNode {
  const { t } = useTranslation();
  const session = useSessionController();
  const zone = useZone();
  const now = useNow();
  const { busy, leave } = useStepOut();
  const { companyName: company, reason, since, until } = stepIn;
  const end = Date.parse(until);
  const count = Math.max(0, Math.ceil((end - now.getTime()) / MINUTE_MS));

  useEffect(() => {
    const timer = setTimeout(() => void session.reload().catch(() => undefined), end - Date.now() + AFTER_END_MS);
    return () => clearTimeout(timer);
  }, [end, session]);

  return (
    <section className={classes.banner} aria-label={t('session.stepIn.inside', { company })}>
      <IconLogin size="1.2rem" stroke={1.8} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.where}>{t('session.stepIn.inside', { company })}</span>
        <span className={classes.when}>
          {t('session.stepIn.times', { since: hourIn(since, zone), until: hourIn(until, zone), count })}
        </span>
        <span className={classes.reason} title={reason}>
          {reason}
        </span>
      </div>
      <Button size="compact-sm" variant="default" loading={busy} onClick={() => void leave()}>
        {t('session.stepIn.leave')}
      </Button>
    </section>
  );
}
