/** The field of a form that somebody is typing in, and where the cursor is. */
export interface HeldFocus {
  readonly form: HTMLFormElement;
  readonly element: HTMLElement;
  readonly field: string;
  /** Which of the controls of its field. */
  readonly place: number;
  readonly cursor: readonly [from: number | null, to: number | null];
}

const CONTROLS = 'input, textarea, button';

export function heldFocus(): HeldFocus | null {
  const element = document.activeElement;
  const form = element?.closest('form');
  const frame = element?.closest<HTMLElement>('[data-field]');
  if (!(element instanceof HTMLElement) || !form || !frame?.dataset.field) return null;
  const place = [...frame.querySelectorAll(CONTROLS)].indexOf(element);
  return {
    form,
    element,
    place,
    field: frame.dataset.field,
    cursor: isText(element) ? cursorOf(element) : [null, null],
  };
}

/** A list that gets other values draws its entries anew: then the new field takes the place of the one that is gone. */
export function giveFocusBack({ form, element, field, place, cursor: [from, to] }: HeldFocus): void {
  if (element.isConnected) return;
  const frames = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const frame = frames.find(({ dataset }) => dataset.field === field);
  const control = frame?.querySelectorAll<HTMLElement>(CONTROLS)[place];
  control?.focus({ preventScroll: true });
  if (from !== null && isText(control)) control.setSelectionRange(from, to);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: unknown): element is TextControl =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Null for inputs that have no cursor to set, such as those for e-mail addresses. */
const cursorOf = ({ selectionStart, selectionEnd }: TextControl): HeldFocus['cursor'] => [selectionStart, selectionEnd];
