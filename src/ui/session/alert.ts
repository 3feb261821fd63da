import { Store, useStore } from '../store/store.ts';

interface Alert {
  readonly showAlert: boolean;
  readonly alertMessage: readonly string[];
}

const NONE: Alert = { showAlert: false, alertMessage: [] };
const alert = new Store<Alert>(NONE);

/** Raises an alert: the reminder dialog shows its messages until they are accepted. */
export function flagAlert(message: string): void {
  const { alertMessage } = alert.get();
  if (!alertMessage.includes(message)) alert.set({ showAlert: true, alertMessage: [...alertMessage, message] });
}

export function acceptAlert(): void {
  alert.reset();
}

export function useAlert(): Alert {
  return useStore(alert);
}
