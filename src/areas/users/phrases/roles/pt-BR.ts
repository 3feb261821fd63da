/** The roles that ship with a company; the sign-in page of the demo names them too. */
export const rolesPtBR = {
  'super-administrator': 'Superadministrador',
  'company-administrator': 'Administrador da empresa',
  operator: 'Operador',
  shipper: 'Embarcador',
  'agro-shipper': 'Embarcador agro',
  'transport-company': 'Empresa de transporte',
  trucker: 'Motorista',
  security: 'Segurança',
  client: 'Cliente',
  'warehouse-scheduler': 'Agendador de armazém',
  auditor: 'Auditor',
} as const;
