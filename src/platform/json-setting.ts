import { z } from 'zod';

/** A setting whose text is JSON. */
export const jsonSetting = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is no JSON' });
    return z.NEVER;
  }
});
