import type { Translation } from '#kernel/phrases.ts';
import type { rolesPtBR } from './pt-BR.ts';

export const rolesEs: Translation<typeof rolesPtBR> = {
  'super-administrator': 'Superadministrador',
  'company-administrator': 'Administrador de la empresa',
  operator: 'Operador',
  shipper: 'Cargador',
  'agro-shipper': 'Cargador agro',
  'transport-company': 'Empresa de transporte',
  trucker: 'Conductor',
  security: 'Seguridad',
  client: 'Cliente',
  'warehouse-scheduler': 'Programador de almacén',
  auditor: 'Auditor',
};
