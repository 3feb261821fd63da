import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';
import classes from './form.module.css';
import { FormButtons } from './form-buttons.tsx';
import { FormFrame } from './form-frame.tsx';
import type { FormShape } from './form-shape.ts';
import { useCancel } from './use-cancel.ts';
import { type ShellFormApi, type ShellFormOptions, useShellForm } from './use-shell-form.ts';
import { WizardStepper } from './wizard-stepper.tsx';
import { stepOfProblem } from './wizard-steps.ts';

export interface WizardStep<S extends FormShape> {
  readonly id: string;
  readonly title: string;
  /** The fields that must be valid before the next step; a name includes everything below it. */
  readonly fields: readonly FieldPath<z.input<S>>[];
  /** `open` leads to another step by its id, as a summary at the end does. */
  readonly content: (form: ShellFormApi<S>, open: (id: string) => void) => ReactNode;
}

interface WizardProps<S extends FormShape, R> extends ShellFormOptions<S, R> {
  readonly draft: string;
  readonly label: string;
  readonly backTo: string;
  readonly steps: readonly WizardStep<S>[];
  readonly submitLabel?: string;
  /** Closes the form, where that leads to no other address. */
  readonly onCancel?: () => void;
}

/** A long form in steps. Typed values and the current step survive a reload. */
export function Wizard<S extends FormShape, R>(props: WizardProps<S, R>): ReactNode {
  const { steps, label, backTo, submitLabel, onCancel } = props;
  const shell = useShellForm({ ...props, onProblems: showProblem });
  const { form, draft } = shell;
  const cancel = useCancel(shell, true, backTo);
  const [at, setAt] = useState(() => Math.min(draft.step, steps.length - 1));
  const body = useRef<HTMLFieldSetElement>(null);
  const head = useRef<HTMLElement>(null);
  const wanted = useRef<string>(undefined);
  /** Whether a refusal is said at a field. */
  const hasPlace = useRef(false);
  const step = steps[at];
  const [settled, setSettled] = useState(shell.failed);
  const failed = shell.failed === settled ? null : shell.failed;

  const goTo = (next: number) => {
    setAt(next);
    draft.keepStep(next);
    // Whoever goes on has read why the last try failed.
    setSettled(shell.failed);
  };
  /** A problem on another step opens that step. */
  function showProblem(names: readonly string[]) {
    hasPlace.current = names.length > 0;
    const wrong = stepOfProblem(steps, names);
    if (wrong < 0 || wrong === at) return;
    wanted.current = names.find((name) => stepOfProblem(steps.slice(wrong, wrong + 1), [name]) === 0);
    goTo(wrong);
  }
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    // A new step otherwise starts at its top, for readers and screen readers.
    if (wanted.current) form.setFocus(wanted.current as FieldPath<z.input<S>>);
    else {
      body.current?.focus({ preventScroll: true });
      head.current?.scrollIntoView({ block: 'nearest' });
    }
    wanted.current = undefined;
  }, [at, form]);
  useEffect(() => {
    // On a phone the button is in sight at the top of a long step, and the reason is said below its end.
    if (failed && !hasPlace.current) body.current?.form?.scrollIntoView({ block: 'end' });
  }, [failed]);

  const next = async () => {
    if (step && (await form.trigger([...step.fields], { shouldFocus: true }))) goTo(at + 1);
  };
  const onSubmit = (event: FormEvent) => {
    hasPlace.current = false;
    void (at < steps.length - 1 ? next() : shell.submit(event));
  };

  return (
    <FormFrame
      shell={{ ...shell, failed }}
      label={label}
      keepsDraft
      onSubmit={onSubmit}
      onDiscard={() => {
        draft.discard();
        setAt(0);
      }}
      head={<WizardStepper ref={head} titles={steps.map(({ title }) => title)} at={at} onGoTo={goTo} />}
      actions={
        <FormButtons
          step={at}
          count={steps.length}
          busy={form.formState.isSubmitting}
          onBack={at === 0 ? (onCancel ?? cancel) : () => goTo(at - 1)}
          submitLabel={submitLabel}
        />
      }
    >
      <fieldset key={step?.id} ref={body} className={classes.step} tabIndex={-1} aria-label={step?.title}>
        {step?.content(form, (id) => goTo(steps.findIndex((one) => one.id === id)))}
      </fieldset>
    </FormFrame>
  );
}
