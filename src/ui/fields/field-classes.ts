import classes from './field.module.css';

/** The look of all inputs, also for the few outside a form. */
export const FIELD_CLASSES = {
  root: classes.root!,
  wrapper: classes.wrapper!,
  input: classes.input!,
  label: classes.label!,
  error: classes.error!,
  description: classes.description!,
} as const;
