export const ptBR = {
  imports: {
    targets: { opportunity: 'Oportunidades' },
    titles: { opportunity: 'Importar oportunidades' },
    hints: {
      opportunityName: 'Um nome que nenhuma outra oportunidade da empresa tem.',
      opportunityDates: 'Aberta: qualquer dia entre as duas datas. Definida: um dia para coletar e um para entregar.',
      opportunityFreight: 'Vazio: a negociar. Com unidade do frete, o preço é por essa unidade.',
      opportunityPublication: 'Cada linha vira um rascunho; publique na lista. As diretas são criadas no formulário.',
    },
  },
};
