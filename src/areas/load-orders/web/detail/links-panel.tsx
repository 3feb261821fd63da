import { Button } from '@mantine/core';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { listPublicLinks, revokePublicLink } from '#areas/load-orders/contract/public-link.calls.ts';
import type { PublicLinkView } from '#areas/load-orders/contract/public-link.shapes.ts';
import { showInstant } from '#kernel/dates.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { Chip, StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { Section } from '#ui/record/section.tsx';
import type { Tone } from '#ui/theme/tones.ts';
import { taskSearch } from '../order/addresses.ts';
import classes from './links-panel.module.css';

const TONES: Readonly<Record<PublicLinkView['state'], Tone>> = {
  active: 'success',
  expired: 'neutral',
  revoked: 'danger',
};

/** Who without an account may see the order, what they see of it, and how often they looked. */
export default function LinksPanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const answer = useCall(listPublicLinks, { query: { loadingOrderId: order._id } });
  const body = () => {
    if (answer.isError && !answer.data) return <QueryError onRetry={() => void answer.refetch()} />;
    if (!answer.data) return <CardsSkeleton cards={2} />;
    const { publicLinks } = answer.data;
    if (publicLinks.length === 0) {
      return <EmptyState compact icon={IconLink} title={t('loadOrders.screens.links.none')} />;
    }
    return (
      <ul className={classes.links}>
        {publicLinks.map((link) => (
          <LinkLine key={link._id} link={link} />
        ))}
      </ul>
    );
  };
  return (
    <Section
      title={t('loadOrders.screens.links.title')}
      count={answer.data?.publicLinks.length ?? 0}
      action={
        <Button
          component={Link}
          to={taskSearch(params, 'share', order._id)}
          variant="default"
          size="xs"
          leftSection={<IconLink size="1rem" aria-hidden />}
        >
          {t('loadOrders.screens.links.add')}
        </Button>
      }
    >
      {body()}
    </Section>
  );
}

function LinkLine({ link }: { readonly link: PublicLinkView }): ReactNode {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const revoking = useAction(revokePublicLink, {
    onDone: () => snackbar.success(t('loadOrders.screens.links.revoked')),
    onFailed: (error) => snackbar.failure('cancel', t('loadOrders.screens.links.what'), error),
  });
  const revoke = async () => {
    if (!(await dialogs.confirm({ action: 'cancel', name: t('loadOrders.screens.links.name'), gender: 'm' }))) return;
    revoking.mutate({ params: { id: link._id } });
  };
  return (
    <li className={classes.link}>
      <div className={classes.words}>
        <span className={classes.line}>
          <strong>{t(`loadOrders.screens.links.purposes.${link.purpose}`)}</strong>
          <StatusChip tone={TONES[link.state]} label={t(`loadOrders.screens.links.states.${link.state}`)} />
          {link.shows.map((part) => (
            <Chip key={part} tone="neutral">
              {t(`loadOrders.screens.links.parts.${part}`)}
            </Chip>
          ))}
        </span>
        <span className={classes.quiet}>
          {[
            link.recipient,
            link.createdBy.name,
            t('loadOrders.screens.links.until', { when: showInstant(link.expiresAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={classes.quiet}>
          {t('loadOrders.screens.links.opened', { count: link.accessCount })}
          {link.lastAccessAt && (
            <>
              {' · '}
              <RelativeTime instant={link.lastAccessAt} />
            </>
          )}
        </span>
      </div>
      {link.state === 'active' && (
        <Button variant="default" size="xs" loading={revoking.isPending} onClick={() => void revoke()}>
          {t('loadOrders.screens.links.revoke')}
        </Button>
      )}
    </li>
  );
}
