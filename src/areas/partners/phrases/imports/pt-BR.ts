export const ptBR = {
  imports: {
    targets: {
      client: 'Clientes',
      clientTransport: 'Empresas de transporte',
    },
    titles: {
      client: 'Importar clientes',
      clientTransport: 'Importar empresas de transporte',
    },
    columns: {
      name: 'Nome',
      taxId: '{{taxId}}',
      address: 'Endereço',
      city: 'Cidade',
      notes: 'Observações',
      contactName: 'Nome do contato',
      contactPhone: 'Telefone do contato',
      contactEmail: 'E-mail do contato',
    },
  },
};
