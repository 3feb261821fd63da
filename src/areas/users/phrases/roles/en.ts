import type { Translation } from '#kernel/phrases.ts';
import type { rolesPtBR } from './pt-BR.ts';

export const rolesEn: Translation<typeof rolesPtBR> = {
  'super-administrator': 'Super administrator',
  'company-administrator': 'Company administrator',
  operator: 'Operator',
  shipper: 'Shipper',
  'agro-shipper': 'Agro shipper',
  'transport-company': 'Transport company',
  trucker: 'Driver',
  security: 'Security',
  client: 'Client',
  'warehouse-scheduler': 'Warehouse scheduler',
  auditor: 'Auditor',
};
