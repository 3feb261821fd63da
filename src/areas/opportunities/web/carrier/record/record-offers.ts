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

/** What the person may do here now: with the opportunity first, then with each application that waits. */
export function offersOf(
  opportunity: Pick<ExternalOpportunity, '_id' | 'actions'> & {
    readonly postulations: readonly Pick<PostulationView, '_id' | 'actions'>[];
  },
): RecordOffer[] {
  const { _id, actions, postulations } = opportunity;
  return [
    ...actions.map((task) => ({ task, id: _id })),
    ...postulations.flatMap((postulation) =>
      OF_APPLICATION.filter(([action]) => postulation.actions.includes(action)).map(([, task]) => ({
        task,
        id: postulation._id,
      })),
    ),
  ];
}
