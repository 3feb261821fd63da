import { countryNames } from '#areas/companies/rules/country-name.ts';

/** Bulk import: the phrases of its templates and reports. Each area names its own importable records. */
export const ptBR = {
  imports: {
    back: 'Voltar à lista',
    unknownTarget: 'Este tipo de registro não pode ser importado.',
    notAllowed: 'Você não tem permissão para importar estes registros.',
    refused_one: 'importação recusada',
    refused_other: 'importações recusadas',
    countries: countryNames('pt-BR'),
    passedOver: 'Colunas não reconhecidas, que não serão lidas: {{columns}}',
    corrected: '{{name}} a corrigir',
    report: { row: 'Linha', column: 'Coluna', value: 'Valor', reason: 'Motivo' },
    template: {
      instructions: 'Instruções',
      lists: 'Listas',
      intro:
        'Preencha a primeira folha, uma linha por registro, até {{count}} registros. Colunas com * são obrigatórias.',
      updates: 'Registros que já existem são atualizados; células vazias deixam o valor como está.',
      column: 'Coluna',
      required: 'Obrigatório',
      how: 'Como preencher',
    },
    kinds: {
      text: 'Texto.',
      whole: 'Número inteiro.',
      decimal: 'Número, com até duas casas decimais.',
      day: 'Data no formato DD/MM/AAAA.',
      choice: 'Uma opção da lista: {{options}}.',
      flag: 'Sim ou não.',
    },
    columns: { countryId: 'País' },
  },
  validation: {
    repeatedRow: 'Repetido: a linha {{row}} já tem este valor',
    otherRow: 'A linha {{row}}, da mesma ordem, tem erro',
    missingColumn: 'Falta esta coluna obrigatória',
    repeatedColumn: 'A coluna {{column}} repete esta informação: deixe só uma',
    cellFailure: 'A célula contém um erro de fórmula',
    formulaWithoutValue: 'A célula contém uma fórmula sem resultado: cole o valor',
    roundedNumber: 'A planilha arredonda números de mais de 15 dígitos: formate a coluna como texto',
  },
  errors: {
    imports: {
      invalidFileType: 'Arquivo incompatível: envie uma planilha .xlsx.',
      excededSize: 'O arquivo é muito grande. O tamanho máximo permitido é de {{megabytes}} MB',
      tooHeavy: 'A planilha é grande demais para ser lida: copie os registros para o modelo.',
      noHeadings: 'Não encontramos os nomes das colunas. Use o modelo.',
      tooManyRecords: 'A planilha tem mais de {{count}} registros.',
      invalidContent: 'Alguns registros apresentam erros.',
      busy: 'Outras planilhas estão sendo lidas. Tente novamente em instantes.',
    },
  },
} as const;
