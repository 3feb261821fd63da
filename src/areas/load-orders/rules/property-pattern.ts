import { RE2JS, RE2JSException } from 're2js';

/** Larger programs take more steps per character than a form should wait for. */
const PROGRAM_MAX = 3000;

function compile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern);
  } catch (cause) {
    if (cause instanceof RE2JSException) return undefined;
    throw cause;
  }
}

/**
 * Somebody in a company writes the expression and others type the text it runs on, so the engine does not backtrack and
 * takes time in proportion to the text.
 */
export function isUsablePattern(pattern: string): boolean {
  const compiled = compile(pattern);
  return compiled !== undefined && compiled.programSize() <= PROGRAM_MAX;
}

/**
 * Matches anywhere in the text unless the expression has anchors. An expression that cannot be used matches everything.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  return compile(pattern)?.matcher(text).find() ?? true;
}
