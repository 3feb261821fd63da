import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import type { archiveGeofence } from '../../contract/geofence.calls.ts';
import type { archivePlace } from '../../contract/place.calls.ts';
import type { archiveRoute } from '../../contract/route.calls.ts';
import type { Refusal } from './refusal-dialog.tsx';
import { whoChanged } from './who-changed.ts';

const RefusalDialog = lazyWith(['routes/later'], () => import('./refusal-dialog.tsx'));

type ArchiveCall = typeof archivePlace | typeof archiveGeofence | typeof archiveRoute;

/** A record of the library, as its list shows it. */
export interface Archived {
  readonly _id: string;
  readonly version: number;
  readonly name: string;
}

export interface LibraryRecord extends Archived {
  readonly archived: boolean;
}

interface ArchiveOptions<C extends ArchiveCall> {
  readonly call: C;
  readonly what: 'route' | 'place' | 'geofence';
  readonly changed: (reply: CallReply<C>) => { readonly version: number };
}

/** Archives a record or brings it back, with a way to undo it; a refusal names what is in the way. */
export function useArchive<C extends ArchiveCall>({ call, what, changed }: ArchiveOptions<C>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { refuse, dialog } = useRefusal();
  const archiving = useAction(call);
  const send = ({ _id: id, version, name }: Archived, archived: boolean): void =>
    archiving.mutate({ params: { id }, body: { archived, version } } as CallInput<C>, {
      onSuccess: (reply) => {
        const { orders } = reply as { readonly orders?: readonly string[] };
        const next = { _id: id, name, version: changed(reply).version };
        snackbar.success(t(archived ? 'routes.list.archived' : 'routes.list.restored', { name }), {
          undo: () => send(next, !archived),
          ...(orders && orders.length > 0
            ? { detail: t('routes.list.stillUsed', { count: orders.length, codes: orders.join(', ') }) }
            : {}),
        });
      },
      onError: (error) => {
        const title = t(archived ? 'routes.list.notArchived' : 'routes.list.notRestored', { name });
        if (isRefusal(error)) refuse({ title, error });
        else snackbar.failure('update', t(`routes.what.${what}`), whoChanged(error, t));
      },
    });
  return { archive: send, refusal: dialog };
}

/** Refused because of what uses it, not because somebody else was quicker. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.code.startsWith('routes.');

export function useRefusal(): { readonly refuse: (refusal: Refusal) => void; readonly dialog: ReactNode } {
  const [refusal, refuse] = useState<Refusal | null>(null);
  // Loaded with the first refusal, and kept so that it fades out.
  const [wasRefused, setRefused] = useState(false);
  if (refusal !== null && !wasRefused) setRefused(true);
  return {
    refuse,
    dialog: (
      <Suspense fallback={null}>
        {wasRefused && <RefusalDialog refusal={refusal} onClose={() => refuse(null)} />}
      </Suspense>
    ),
  };
}
