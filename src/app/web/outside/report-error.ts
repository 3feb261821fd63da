type Reporter = (error: unknown) => void;

let report: Reporter = () => undefined;

export function setReporter(next: Reporter): void {
  report = next;
}

/** Tells whoever collects errors; nobody unless one is configured. */
export function reportError(error: unknown): void {
  report(error);
}
