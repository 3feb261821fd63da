import { useTranslation } from 'react-i18next';
import type { ApiCall, CallInput, CallReply } from '#kernel/api-call.ts';
import { useAction } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { BenefitState, Step } from '../../rules/publication.ts';

interface StepOptions<C extends ApiCall> {
  readonly calls: Readonly<Record<Step, C>>;
  /** What failed, where it did: `a notícia`. */
  readonly what: string;
  readonly stateOf: (reply: CallReply<C>) => BenefitState;
}

interface Steps {
  readonly run: (step: Step, record: { readonly _id: string; readonly version: number }) => void;
  readonly isBusy: boolean;
}

/** Publishes, archives, or makes a draft again. */
export function useSteps<C extends ApiCall>({ calls, what, stateOf }: StepOptions<C>): Steps {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const failed = (error: ApiError) => snackbar.failure('update', what, error);
  const publish = useAction(calls.publish, {
    onDone: (reply) =>
      snackbar.success(t(stateOf(reply) === 'scheduled' ? 'content.done.scheduled' : 'content.done.publish')),
    onFailed: failed,
  });
  const archive = useAction(calls.archive, {
    onDone: () => snackbar.success(t('content.done.archive')),
    onFailed: failed,
  });
  const draft = useAction(calls.draft, {
    onDone: () => snackbar.success(t('content.done.draft')),
    onFailed: failed,
  });
  const steps = { publish, archive, draft };
  return {
    run: (step, { _id: id, version }) =>
      steps[step].mutate({ params: { id }, body: { version } } as unknown as CallInput<C>),
    isBusy: Object.values(steps).some(({ isPending }) => isPending),
  };
}
