import { RE2JS, RE2JSException } from 're2js';

/** Larger programs match no slower per step, but take more steps for each character than a form should wait for. */
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
 * Expressions are written by people of a company and run on texts typed by others: an engine without backtracking takes
 * time in proportion to the text, whatever the expression.
 */
export function isUsablePattern(pattern: string): boolean {
  const compiled = compile(pattern);
  return compiled !== undefined && compiled.programSize() <= PROGRAM_MAX;
}

/** Found anywhere in the text, unless the expression says where. One that cannot be used matches everything. */
export function matchesPattern(pattern: string, text: string): boolean {
  return compile(pattern)?.matcher(text).find() ?? true;
}
