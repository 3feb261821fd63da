import type { ReactNode } from 'react';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { readDevice } from '../../contract/device.calls.ts';
import { DeviceForm } from './device-form.tsx';
import { LinkForm } from './link-form.tsx';
import type { MadeSecret } from './secret-dialog.tsx';

interface DeviceTaskProps {
  readonly task: 'create' | 'edit' | 'link';
  readonly id: string;
  readonly onClose: () => void;
  readonly onMade: (made: MadeSecret) => void;
}

/** The form of one dialog, filled with what the server has now. */
export default function DeviceTaskForm({ task, id, onClose, onMade }: DeviceTaskProps): ReactNode {
  if (task !== 'create') return <Existing task={task} id={id} onClose={onClose} />;
  return (
    <DeviceForm
      device={null}
      onCancel={onClose}
      onSaved={({ identifier }, secret) => {
        onClose();
        if (secret) onMade({ identifier, secret });
      }}
    />
  );
}

interface ExistingProps {
  readonly task: 'edit' | 'link';
  readonly id: string;
  readonly onClose: () => void;
}

function Existing({ task, id, onClose }: ExistingProps): ReactNode {
  const answer = useCall(readDevice, { params: { id } }, { staleTime: 0 });
  if (answer.isError && !answer.data) return <QueryError onRetry={() => void answer.refetch()} />;
  if (!answer.data || !answer.isFetchedAfterMount) return <FormSkeleton fields={4} />;
  const { device } = answer.data;
  if (task === 'link') return <LinkForm device={device} onDone={onClose} />;
  return <DeviceForm device={device} onCancel={onClose} onSaved={onClose} onReload={() => void answer.refetch()} />;
}
