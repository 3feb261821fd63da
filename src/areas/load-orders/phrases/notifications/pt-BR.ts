/** The text before the first comma of a message is shown prominently, so no value goes there. */
export const ptBR = {
  notifications: {
    types: {
      completedTask: 'Tarefa concluída',
      agroCompletedTask: 'Tarefa agro concluída',
      loadOrderReassigned: 'Ordem de carga reatribuída',
      paymentPerformed: 'Pagamento realizado',
      loadingDateEntry: 'Data de carregamento',
      redirectLoadOrderList: 'Ordens de carga atualizadas',
      loadOrderAssignedToCarrier: 'Ordem de carga para a transportadora',
      loadOrderAssignedToTrucker: 'Ordem de carga para o motorista',
    },
    messages: {
      completedTask: 'Tarefa concluída, {{task}} na ordem {{order}}',
      agroCompletedTask: 'Tarefa agro concluída, {{task}} na ordem {{order}}',
      loadOrderReassigned: 'Ordem reatribuída, a ordem {{order}} tem outro motorista ou caminhão',
      paymentPerformed: 'Pagamento realizado, {{amount}} pela ordem {{order}}',
      loadingDateEntry: 'Data de carregamento, {{date}} para a ordem {{order}}',
      redirectLoadOrderList: 'Ordens de carga atualizadas, {{count}} no total',
      loadOrderAssignedToCarrier: 'Nova ordem de carga, {{company}} entregou a ordem {{order}} à sua transportadora',
      loadOrderAssignedToTrucker: 'Nova viagem, ordem {{order}} de {{origin}} a {{destination}}',
    },
  },
};
