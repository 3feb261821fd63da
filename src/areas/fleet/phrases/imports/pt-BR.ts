export const ptBR = {
  imports: {
    targets: {
      carrier: 'Motoristas',
      transportUnit: 'Caminhões',
      semitruck: 'Semirreboques',
    },
    titles: {
      carrier: 'Importar motoristas',
      transportUnit: 'Importar caminhões',
      semitruck: 'Importar semirreboques',
    },
    columns: {
      callingCode: 'Código telefônico do país',
    },
    hints: {
      callingCode: 'Só quando o telefone é de outro país.',
      transportCompany: 'Nome ou documento fiscal de uma empresa de transporte cadastrada.',
    },
  },
};
