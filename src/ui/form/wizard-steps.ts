export interface WizardButtonNames {
  readonly back: 'cancel' | 'previous';
  readonly forward: 'next' | 'create' | 'save';
}

/** The first step can be cancelled, the last one creates or saves, in between one goes back and forth. */
export function wizardButtons(step: number, count: number, path: string): WizardButtonNames {
  return {
    back: step === 0 ? 'cancel' : 'previous',
    forward: step < count - 1 ? 'next' : finishName(path),
  };
}

/** An existing record is saved: `edit` or `update` stands in the path as a whole segment, not inside a plate. */
export function finishName(path: string): 'create' | 'save' {
  return path
    .toLowerCase()
    .split('/')
    .some((segment) => segment === 'edit' || segment === 'update')
    ? 'save'
    : 'create';
}

/** The first step that holds one of the wrong fields. */
export function stepOfProblem(
  steps: readonly { readonly fields: readonly string[] }[],
  names: readonly string[],
): number {
  return steps.findIndex(({ fields }) =>
    fields.some((field) => names.some((name) => name === field || name.startsWith(`${field}.`))),
  );
}
