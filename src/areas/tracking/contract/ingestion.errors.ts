import { defineErrors } from '#kernel/errors.ts';

/** One answer for whoever is unknown, disabled or has a wrong secret. */
export const ingestionErrors = defineErrors('tracking', { deviceRefused: 401 });
