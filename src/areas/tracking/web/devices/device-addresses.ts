import { screens } from '#areas/tracking/area.ts';
import { addressOf } from '#kernel/screens.ts';

export const DEVICES = addressOf(screens.devices);
export const deviceAddress = (id: string): string => addressOf(screens.device, { deviceId: id });

/** What may be opened over the list or over a device. */
export const DEVICE_TASKS = ['create', 'edit', 'link', 'settings'] as const;
export type DeviceTask = (typeof DEVICE_TASKS)[number];

export const taskAddress = (task: DeviceTask, value = 'yes'): string => `?${new URLSearchParams({ [task]: value })}`;
export const newDeviceAddress = `${DEVICES}${taskAddress('create')}`;

export function deviceTaskIn(params: URLSearchParams): { readonly task: DeviceTask; readonly value: string } | null {
  for (const task of DEVICE_TASKS) {
    const value = params.get(task);
    if (value !== null) return { task, value };
  }
  return null;
}
