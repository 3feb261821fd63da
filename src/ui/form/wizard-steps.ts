export interface WizardButtonNames {
  readonly back: 'cancel' | 'previous';
  readonly forward: 'next' | 'create' | 'save';
}

/** The first step can be cancelled, the last one creates or saves, those in between go back and forth. */
export function wizardButtons(step: number, count: number, path: string): WizardButtonNames {
  return {
    back: step === 0 ? 'cancel' : 'previous',
    forward: step < count - 1 ? 'next' : finishName(path),
  };
}

/** Editing an existing record: the path contains `edit` or `update` as a whole segment, not as part of a plate. */
export function finishName(path: string): 'create' | 'save' {
  return path
    .toLowerCase()
    .split('/')
    .some((segment) => segment === 'edit' || segment === 'update')
    ? 'save'
    : 'create';
}

/** The first step with one of the invalid fields. */
export function stepOfProblem(
  steps: readonly { readonly fields: readonly string[] }[],
  names: readonly string[],
): number {
  return steps.findIndex(({ fields }) =>
    fields.some((field) => names.some((name) => name === field || name.startsWith(`${field}.`))),
  );
}
