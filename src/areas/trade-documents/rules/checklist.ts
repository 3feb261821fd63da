/** The checks before a truck leaves. The texts of the questions are phrases with the same keys. */
export const CHECKLIST = {
  documents: ['driverDocument', 'driverLicence', 'vehicleDocuments', 'insurance', 'cargoDocuments', 'customsDocuments'],
  vehicle: ['tyres', 'lights', 'brakes', 'mirrors', 'leaks', 'bodywork'],
  safety: ['extinguisher', 'triangles', 'firstAid', 'protection', 'seatBelts'],
  cargo: ['seals', 'straps', 'cover', 'cleanliness', 'weight', 'packaging'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ChecklistSection = keyof typeof CHECKLIST;
export type ChecklistQuestion = (typeof CHECKLIST)[ChecklistSection][number];

export const CHECKLIST_SECTIONS = Object.keys(CHECKLIST) as readonly ChecklistSection[];
export const CHECKLIST_QUESTIONS: readonly ChecklistQuestion[] = Object.values(CHECKLIST).flat();

export const CHECKLIST_ANSWERS = ['yes', 'no', 'notApplicable'] as const;
export type ChecklistAnswer = (typeof CHECKLIST_ANSWERS)[number];

export interface Answered {
  /** Null while unanswered. */
  readonly answer: ChecklistAnswer | null;
  readonly note: string | null;
}
export type ChecklistContent = Readonly<Record<ChecklistQuestion, Answered>>;

export interface OpenQuestion {
  readonly question: ChecklistQuestion;
  readonly needs: 'answer' | 'note';
}

/** The questions that prevent completion: those without an answer, and a "no" without a reason. */
export function openQuestions(content: ChecklistContent): OpenQuestion[] {
  return CHECKLIST_QUESTIONS.flatMap((question): OpenQuestion[] => {
    const { answer, note } = content[question];
    if (answer === null) return [{ question, needs: 'answer' }];
    return answer === 'no' && !note ? [{ question, needs: 'note' }] : [];
  });
}
