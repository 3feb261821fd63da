import type { ExternalOpportunity, PostulationView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import type { CarrierTask } from '../dialogs/carrier-tasks.ts';

export interface RecordOffer {
  readonly task: CarrierTask | 'confirm';
  /** Of the opportunity or of the application. */
  readonly id: string;
}

/** In the order of their importance; the first is the button. */
const OF_APPLICATION = [
  ['confirm', 'confirm'],
  ['offer', 'price'],
  ['change', 'change'],
  ['withdraw', 'withdraw'],
  ['rateShipper', 'rate'],
  ['giveBack', 'giveBack'],
] as const satisfies readonly (readonly [PostulationView['actions'][number], RecordOffer['task']])[];

type Application = Pick<PostulationView, '_id' | 'actions'>;
type Offered = Pick<ExternalOpportunity, '_id' | 'actions'> & { readonly postulations: readonly Application[] };

const tasksOf = ({ actions }: Application): RecordOffer['task'][] =>
  OF_APPLICATION.filter(([action]) => actions.includes(action)).map(([, task]) => task);

/** Whether it is offered for several applications: then only beside each of them is it clear which one is meant. */
const isShared = ({ postulations }: Offered, task: RecordOffer['task']): boolean =>
  postulations.filter((one) => tasksOf(one).includes(task)).length > 1;

/** What the person may do here now: with the opportunity first, then with the applications that wait. */
export function offersOf(opportunity: Offered): RecordOffer[] {
  const { _id, actions, postulations } = opportunity;
  return [
    ...actions.map((task) => ({ task, id: _id })),
    ...postulations.flatMap((one) =>
      tasksOf(one)
        .filter((task) => !isShared(opportunity, task))
        .map((task) => ({ task, id: one._id })),
    ),
  ];
}

/** What is offered beside an application, because others have the same; a changed one asks for its confirmation itself. */
export function offersBeside(opportunity: Offered, postulation: Application): CarrierTask[] {
  return tasksOf(postulation).filter((task) => task !== 'confirm' && isShared(opportunity, task)) as CarrierTask[];
}
