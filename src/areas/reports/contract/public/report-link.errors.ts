import { defineErrors } from '#kernel/errors.ts';

export const reportLinkErrors = defineErrors('reports', {
  tooManyLinks: 409,
});
