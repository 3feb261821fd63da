/** Words of the server's own machinery: files, the frame of mails, the developers' mailbox. */
export const ptBR = {
  platform: {
    mail: {
      product: 'Tropeiro',
      copyLink: 'Se o botão não funcionar, copie este endereço para o navegador:',
      footer: 'Mensagem automática, não é preciso responder. Precisa de ajuda? Escreva para {{support}}.',
    },
    mailbox: {
      title: 'Caixa de correio local',
      explanation:
        'Nenhum servidor de e-mail está configurado: as mensagens ficam aqui e não são enviadas a ninguém. São mostradas as 50 mais recentes.',
      empty: 'Nenhuma mensagem ainda.',
      asPage: 'Ver como o destinatário veria',
      calendar: 'Baixar o compromisso da agenda',
    },
    email: {
      subject: 'Assunto',
      from: 'De',
      to: 'Para',
      cc: 'Cópia',
      date: 'Data',
      attachments: 'Anexos',
    },
  },
  errors: {
    files: {
      empty: 'O arquivo está vazio.',
      tooLarge: 'O tamanho deve ser no máximo {{megabytes}} MB.',
      badType: 'Tipo de arquivo não permitido.',
      badName: 'O nome do arquivo não é válido.',
      unreadable: 'Não foi possível ler o arquivo: ele pode estar danificado ou incompleto.',
      dimensions: 'As dimensões da imagem são inválidas',
      sizeDiffers: 'O arquivo recebido não tem o tamanho anunciado.',
      notSent: 'O arquivo anunciado não foi recebido, ou já foi concluído.',
      activePdf: 'O PDF contém scripts, arquivos anexos ou ações automáticas. Imprima-o em PDF e envie a cópia.',
      lockedPdf: 'O PDF está protegido e não pode ser verificado. Envie uma cópia sem proteção.',
      linkInvalid: 'Este link não é válido ou expirou. Abra o arquivo novamente.',
      unavailable: 'O armazenamento de arquivos está indisponível. Tente novamente em instantes.',
    },
    mail: { invalid: 'O e-mail não pode ser enviado: revise o endereço.' },
    ocr: {
      busy: 'Muitas fotos estão sendo lidas agora. Tente novamente em instantes.',
      tooHard: 'Não foi possível ler esta foto. Fotografe só o documento, de perto, com boa luz e sem reflexos.',
      unavailable: 'A leitura de fotos está indisponível. Preencha os campos ou tente novamente em instantes.',
    },
    places: {
      linkRefused: 'O link do Google Maps não está bem formatado',
      geocoderUnreachable: 'O serviço de endereços não respondeu. Escolha o ponto no mapa.',
      linkUnreachable: 'Não foi possível abrir o link do mapa. Tente novamente em instantes.',
    },
  },
} as const;
