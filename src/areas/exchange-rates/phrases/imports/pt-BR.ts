export const ptBR = {
  imports: {
    targets: { exchangeRate: 'Taxas de câmbio' },
    titles: { exchangeRate: 'Importar taxas de câmbio' },
    hints: {
      exchangeRate: 'Quanto vale uma unidade na moeda da empresa, com até seis casas decimais.',
      rateValidFrom: 'Data como DD/MM/AAAA; vazia, vale a de hoje.',
    },
  },
};
