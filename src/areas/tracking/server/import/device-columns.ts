import { column, type ImportColumn } from '#areas/imports/rules/import-column.ts';
import { DEVICE_KINDS, OPEN_PROTOCOLS } from '#areas/positions/rules/device-kind.ts';

/** What a spreadsheet says of a device; its secret is made when it is stored. */
export const DEVICE_COLUMNS: readonly ImportColumn[] = [
  column(
    'identifier',
    'text',
    ['imei', 'id do dispositivo', 'id del dispositivo', 'serie', 'serial', 'device id', 'unique id', 'id'],
    { required: true, phrase: 'tracking.devices.fields.identifier', hint: 'deviceIdentifier' },
  ),
  column('kind', 'choice', ['tipo de dispositivo', 'device type', 'kind', 'type'], {
    phrase: 'tracking.devices.fields.kind',
    choices: DEVICE_KINDS.map((value) => ({ value, phrase: `lists.devices.values.kind.${value}` as const })),
    hint: 'deviceKind',
  }),
  column('name', 'text', ['modelo', 'descricao', 'descripcion', 'notas', 'model', 'description', 'notes'], {
    phrase: 'tracking.devices.fields.name',
    hint: 'deviceName',
  }),
  column('plate', 'text', ['placa', 'patente', 'matricula', 'dominio', 'truck', 'license plate', 'plate'], {
    phrase: 'tracking.devices.fields.truck',
    hint: 'devicePlate',
  }),
  column('driver', 'text', ['motorista', 'conductor', 'chofer', 'operador', 'driver'], {
    phrase: 'tracking.devices.fields.driver',
    hint: 'deviceDriver',
  }),
  column('intervalSeconds', 'whole', ['intervalo', 'intervalo segundos', 'interval', 'interval seconds'], {
    phrase: 'tracking.devices.fields.intervalSeconds',
    hint: 'deviceInterval',
  }),
  column('claimedProtocol', 'choice', ['protocolo', 'protocol'], {
    phrase: 'tracking.devices.fields.claimedProtocol',
    choices: OPEN_PROTOCOLS.map((value) => ({ value, phrase: `tracking.devices.protocols.${value}` as const })),
    hint: 'deviceProtocol',
  }),
];
