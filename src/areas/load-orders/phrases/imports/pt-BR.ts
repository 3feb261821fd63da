export const ptBR = {
  imports: {
    targets: {
      loadOrder: 'Ordens de carga',
      loadOrderAttributes: 'Ordens de carga com atributos',
      multiDelivery: 'Entregas múltiplas',
    },
    titles: {
      loadOrder: 'Importar ordens de carga',
      loadOrderAttributes: 'Importar ordens de carga com atributos',
      multiDelivery: 'Importar entregas múltiplas',
    },
    columns: {
      orderCode: 'Código do pedido',
      client: 'Cliente',
      originCity: 'Cidade de origem',
      originAddress: 'Endereço de origem',
      destinationCity: 'Cidade de destino',
      destinationAddress: 'Endereço de destino',
      route: 'Rota',
      clientFreightCurrency: 'Moeda do frete do cliente',
      carrierFreightCurrency: 'Moeda do frete do transportador',
      assignmentCompany: 'Empresa de atribuição',
      deliveryCode: 'Código de entrega',
      deliveryCity: 'Cidade de entrega',
      deliveryAddress: 'Endereço de entrega',
      customer: 'Destinatário',
    },
    hints: {
      orderCode: 'Identifica a ordem quando ela não tem número de atribuição.',
      tripCode: 'As linhas com o mesmo código são uma só viagem.',
      client: 'Nome ou documento fiscal de um cliente cadastrado.',
      city: 'Nome da cidade, do país da linha ou de outro.',
      hour: 'Hora no formato HH:MM.',
      route: 'Nome de uma rota cadastrada, ou "Rota · Caminho" para outro caminho que não o habitual.',
      deliveryCodes: 'Vários códigos separados por vírgula.',
    },
  },
  validation: {
    unknownPath: 'Nenhuma rota ou caminho tem este nome',
    severalPaths: 'Vários caminhos têm este nome: escreva "Rota · Caminho"',
    farPath: 'O caminho começa ou termina a {{km}} km dos lugares desta linha',
  },
};
