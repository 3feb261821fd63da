/** Filling in a form from a photographed card. */
export const ptBR = {
  fleet: {
    ocr: {
      action: 'Preencher com uma foto',
      driverHelp: 'Fotografe a habilitação ou o documento de identidade: os campos recebem sugestões para conferir.',
      vehicleHelp: 'Fotografe o documento do veículo: os campos recebem sugestões para conferir.',
      reading: 'Lendo a foto…',
      found: 'Confira o que foi lido antes de salvar.',
      nothing: 'Nada foi reconhecido. Fotografe só o documento, de perto, com boa luz e sem reflexos.',
      suggestion: 'Lido na foto, {{confidence}} % de certeza',
      use: 'Usar',
      ignore: 'Ignorar',
    },
  },
} as const;
