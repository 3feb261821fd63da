import { listsPtBR as lists } from './lists/pt-BR.ts';
import { rowsPtBR as rows } from './rows/pt-BR.ts';
import { sharedPtBR as shared } from './shared/pt-BR.ts';

export const ptBR = {
  opportunities: { ...shared, ...rows },
  lists,
  errors: {
    opportunities: {
      wrongState: 'A situação da oportunidade não permite esta ação. Recarregue a página.',
      nameExits: 'Já existe uma oportunidade com esta descrição.',
      over: 'O prazo ou o último dia de coleta já passou. Altere as datas antes de publicar.',
      belowAccepted: 'A quantidade não pode ser menor que os {{count}} caminhões já aceitos.',
      filled: 'Todos os caminhões já foram aceitos.',
      notPublished: 'A oportunidade não está mais publicada.',
      own: 'A oportunidade é da sua própria empresa.',
      alreadyApplied: 'Sua empresa já se candidatou e aguarda resposta.',
      outsideApplied: 'Telefone ou documento já usado: aguarde a resposta da candidatura que já existe.',
      answered: 'A candidatura já não está aguardando resposta.',
      newerOffer: 'Há um preço mais novo: {{price}}. Confira antes de continuar.',
      notConfirmed: 'A oportunidade mudou e a transportadora ainda não confirmou.',
      otherSidesTurn: 'O último preço é seu: agora a outra parte responde.',
      notAsked: 'Sua empresa não está sendo consultada sobre esta oportunidade.',
      noTruckDriven: 'Você não tem caminhão atribuído para se candidatar.',
      nothingToGiveBack: 'As viagens desta adjudicação já começaram ou terminaram.',
      notRateable: 'As viagens ainda não terminaram ou o embarcador já foi avaliado.',
      tooManyLanes: 'Você pode salvar no máximo {{count}} rotas.',
      manyRefused: 'Algumas oportunidades não permitem esta ação; nenhuma foi alterada.',
    },
  },
} as const;
