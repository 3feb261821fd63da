import type { NameIn } from '#kernel/phrase-key.ts';
import type { QuestionType, Stage, StageRepeat, TaskEvidence, TaskRole, TemplateKind } from './stage.ts';

/**
 * The stages for a company without a template of its own. Their names are the phrases below `operations.builtIn` with
 * the same keys.
 */
interface BuiltInTask {
  readonly key: NameIn<'operations.builtIn.tasks'>;
  readonly by: TaskRole;
  readonly evidence: TaskEvidence;
  readonly required?: boolean;
  readonly waits?: boolean;
  readonly form?: readonly BuiltInQuestion[];
}

interface BuiltInQuestion {
  readonly key: NameIn<'operations.builtIn.questions'>;
  readonly type: QuestionType;
  readonly required?: boolean;
}

interface BuiltInStage {
  readonly key: NameIn<'operations.builtIn.stages'>;
  readonly each?: StageRepeat;
  readonly tasks: readonly BuiltInTask[];
}

const arrivalAtLoading = { key: 'arrivalAtLoading', by: 'driver', evidence: 'none' } as const;
const loadingPhotos = { key: 'loadingPhotos', by: 'driver', evidence: 'photo' } as const;
const departure = { key: 'departure', by: 'driver', evidence: 'none', waits: true } as const;
const arrivalAtUnloading = { key: 'arrivalAtUnloading', by: 'driver', evidence: 'none', waits: true } as const;
const unloadingPhotos = {
  key: 'unloadingPhotos',
  by: 'driver',
  evidence: 'photo',
  required: false,
  waits: true,
} as const;
const deliveryDocuments = { key: 'deliveryDocuments', by: 'driver', evidence: 'document', waits: true } as const;
const receiverSignature = {
  key: 'receiverSignature',
  by: 'client',
  evidence: 'signature',
  required: false,
  waits: true,
} as const;
const weighing = [
  { key: 'weight', type: 'number', required: true },
  { key: 'ticket', type: 'text' },
] as const;

const STAGES: Readonly<Record<TemplateKind, readonly BuiltInStage[]>> = {
  normal: [
    {
      key: 'loading',
      tasks: [
        arrivalAtLoading,
        loadingPhotos,
        { key: 'loadingDocuments', by: 'driver', evidence: 'document', required: false },
      ],
    },
    { key: 'transit', tasks: [departure] },
    { key: 'unloading', tasks: [arrivalAtUnloading, unloadingPhotos, deliveryDocuments, receiverSignature] },
  ],
  agro: [
    {
      key: 'loading',
      tasks: [
        arrivalAtLoading,
        { key: 'loadingWeight', by: 'driver', evidence: 'form', form: weighing },
        { key: 'loadingTicket', by: 'driver', evidence: 'photo' },
      ],
    },
    { key: 'transit', tasks: [departure] },
    {
      key: 'unloading',
      tasks: [
        arrivalAtUnloading,
        { key: 'unloadingWeight', by: 'driver', evidence: 'form', waits: true, form: weighing },
        { key: 'unloadingTicket', by: 'driver', evidence: 'photo', waits: true },
      ],
    },
  ],
  multipoint: [
    { key: 'loading', each: 'pickup', tasks: [arrivalAtLoading, loadingPhotos] },
    { key: 'transit', tasks: [departure] },
    { key: 'unloading', each: 'delivery', tasks: [arrivalAtUnloading, deliveryDocuments, receiverSignature] },
  ],
};

/** `say` returns the text of a phrase below `operations.builtIn`. */
export function builtInStages(kind: TemplateKind, say: (phrase: NameIn<'operations.builtIn'>) => string): Stage[] {
  return STAGES[kind].map(({ key, each = null, tasks }) => ({
    key,
    each,
    name: say(`stages.${key}`),
    tasks: tasks.map(({ required = true, waits = false, form = [], ...task }) => ({
      ...task,
      required,
      waits,
      name: say(`tasks.${task.key}`),
      form: form.map((question) => ({
        required: false,
        ...question,
        label: say(`questions.${question.key}`),
        choices: [],
      })),
    })),
  }));
}
