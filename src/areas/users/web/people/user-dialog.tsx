import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { listRoles } from '#areas/users/contract/role.calls.ts';
import { readUser } from '#areas/users/contract/user.calls.ts';
import { WRITE_USERS } from '#areas/users/contract/user-rights.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState, QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { USERS_PATH } from '../addresses.ts';

// Loaded on demand, because a list is viewed far more often than a form is opened.
const EditForm = lazyWith([], () => import('./edit-form.tsx'));
const InviteForm = lazyWith([], () => import('./invite-form.tsx'));
const INVITING = Symbol('inviting');

/** The form over the list, opened and closed by the address, so that it can be linked to and back closes it. */
export function UserDialog(): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(USERS_PATH);
  const mayWrite = useHolds(WRITE_USERS);
  const wanted = params.has('invite') ? INVITING : params.get('edit');
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  if (!mayWrite) return null;
  return (
    <Dialog
      size="lg"
      opened={wanted !== null}
      onClose={close}
      title={t(shown === INVITING ? 'users.form.invite' : 'users.form.edit')}
    >
      <Suspense fallback={<FormSkeleton fields={6} />}>
        {shown === INVITING && <Invitation onDone={close} />}
        {typeof shown === 'string' && <Editing key={shown} userId={shown} onDone={close} />}
      </Suspense>
    </Dialog>
  );
}

function Invitation({ onDone }: { readonly onDone: () => void }): ReactNode {
  const roles = useCall(listRoles, {});
  if (roles.isPending) return <FormSkeleton fields={6} />;
  if (roles.isError) return <QueryError onRetry={() => void roles.refetch()} />;
  return <InviteForm roles={roles.data.roles} onDone={onDone} />;
}

function Editing({ userId, onDone }: { readonly userId: string; readonly onDone: () => void }): ReactNode {
  const roles = useCall(listRoles, {});
  const user = useCall(readUser, { params: { id: userId } }, { staleTime: 0 });
  if (user.isError && user.error.status < 500 && !user.error.isTransport) {
    return <ErrorState compact title={user.error.message} />;
  }
  if ((user.isError && !user.data) || (roles.isError && !roles.data)) {
    return <QueryError onRetry={() => void Promise.all([user.refetch(), roles.refetch()])} />;
  }
  if (!user.data || !user.isFetchedAfterMount || !roles.data) return <FormSkeleton fields={6} />;
  return <EditForm user={user.data} roles={roles.data.roles} onDone={onDone} onReload={() => void user.refetch()} />;
}
