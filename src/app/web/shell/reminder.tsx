import type { ReactNode } from 'react';
import { ReminderDialog } from '#ui/dialog/reminder-dialog.tsx';
import { acceptAlert, useAlert } from '#ui/session/alert.ts';

/** The reminder, while an alert is flagged. */
export function Reminder(): ReactNode {
  const { showAlert, alertMessage } = useAlert();
  return <ReminderDialog messages={showAlert ? alertMessage : []} onAccept={acceptAlert} />;
}
