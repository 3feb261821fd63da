import { defineTarget, type ImportRow } from '#areas/imports/server/index.ts';
import { plateKey } from '#countries/plate.ts';
import { fieldProblems } from '#kernel/field-problem.ts';
import { deviceImport } from '../../contract/device.imports.ts';
import { foldIdentifier } from '../../rules/device-identifier.ts';
import { DEVICE_COLUMNS } from './device-columns.ts';
import { type DeviceLine, deviceLineShape, importDevices, judgeDevices } from './import-devices.ts';

/** Devices by their identifier; those that exist are updated and keep their secret. */
export const deviceTarget = defineTarget<DeviceLine>({
  definition: deviceImport,
  columns: () => DEVICE_COLUMNS,
  read,
  keys: ({ identifier, plate, driver }) => ({
    identifier: foldIdentifier(identifier),
    plate: plate && plateKey(plate),
    driver: driver && foldIdentifier(driver),
  }),
  judge: judgeDevices,
  store: importDevices,
});

function read({ values }: ImportRow) {
  const { intervalSeconds, plate = null, driver = null, ...texts } = values;
  const parsed = deviceLineShape.safeParse({
    ...texts,
    plate,
    driver,
    ...(intervalSeconds === undefined ? {} : { intervalSeconds: Number(intervalSeconds) }),
  });
  return parsed.success ? { record: parsed.data } : { problems: fieldProblems(parsed.error.issues) };
}
