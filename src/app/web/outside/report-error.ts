type Reporter = (error: unknown) => void;

let report: Reporter = () => undefined;

export function setReporter(next: Reporter): void {
  report = next;
}

/** Sends an error to the configured service, if any. */
export function reportError(error: unknown): void {
  report(error);
}
