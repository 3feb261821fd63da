import { lazy, type ReactNode, Suspense, useState } from 'react';
import { acceptAlert, useAlert } from '#ui/session/alert.ts';

/** Loaded with the first alert, because most users never see it. */
const ReminderDialog = lazy(async () => {
  const { ReminderDialog: Dialog } = await import('#ui/dialog/reminder-dialog.tsx');
  return { default: Dialog };
});

/** The reminder, while an alert is flagged. */
export function Reminder(): ReactNode {
  const { showAlert, alertMessage } = useAlert();
  const [isNeeded, setIsNeeded] = useState(showAlert);
  if (showAlert && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ReminderDialog messages={showAlert ? alertMessage : []} onAccept={acceptAlert} />
    </Suspense>
  );
}
