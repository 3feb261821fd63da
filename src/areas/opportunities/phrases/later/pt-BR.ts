import { carrierPtBR as carrier } from '../carrier/pt-BR.ts';
import { coursePtBR as course } from '../course/pt-BR.ts';
import { formPtBR as form } from '../form/pt-BR.ts';
import { lanesPtBR as lanes } from '../lanes/pt-BR.ts';
import { outsidePtBR as outside } from '../outside/pt-BR.ts';
import { recordPtBR as record } from '../record/pt-BR.ts';
import { sharePtBR as share } from '../share/pt-BR.ts';

/** What the lists do not show: forms, records, dialogs and the page of a link. */
export const ptBR = {
  opportunities: { ...course, carrier, form, lanes, outside, record, share },
  validation: {
    afterDeadline: 'A publicação deve ser antes do prazo final',
    past: 'Já passou',
    priceRequired: 'Informe um preço: sem ele ninguém pode aceitá-lo',
    notAssociated: 'A empresa não é associada',
    tooManyTrucks: 'Restam {{count}} caminhões',
  },
} as const;
