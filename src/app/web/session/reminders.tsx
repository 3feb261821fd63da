import { type ReactNode, useEffect } from 'react';
import { acceptReminders, readReminders } from '#areas/session/contract/reminder.calls.ts';
import { useAction, useCall } from '#ui/api/api-context.tsx';
import { ReminderDialog } from '#ui/dialog/reminder-dialog.tsx';
import { acceptAlert, flagAlert, useAlert } from '#ui/session/alert.ts';

/** What the signed-in user should not forget today; once accepted it is quiet until tomorrow. */
export default function Reminders(): ReactNode {
  const { data } = useCall(readReminders, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { showAlert, alertMessage } = useAlert();
  const accept = useAction(acceptReminders);
  useEffect(() => {
    for (const message of data?.reminders ?? []) flagAlert(message);
    // What one user did not accept is not shown to the next.
    return acceptAlert;
  }, [data]);
  return (
    <ReminderDialog
      messages={showAlert ? alertMessage : []}
      onAccept={() => {
        acceptAlert();
        accept.mutate({});
      }}
    />
  );
}
