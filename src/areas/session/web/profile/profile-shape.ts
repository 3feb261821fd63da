import { z } from 'zod';
import { readPersonFields } from '#areas/session/rules/profile-fields.ts';
import type { Country } from '#countries/country-type.ts';
import { NAME_MAX, TEXT_MAX, textShape } from '#kernel/text.ts';
import { changeOf, type ProfileValues } from './profile-values.ts';

const base = z.object({
  firstName: textShape(NAME_MAX),
  lastName: textShape(NAME_MAX),
  countryCode: z.string().nullable(),
  phone: z.string(),
  documentId: z.string().max(50),
  documentState: z.string().nullable(),
  street: z.string().trim().max(TEXT_MAX),
});

/** Changes are checked by the rules of the country, as on the server. */
export function profileShape(country: Country, before: ProfileValues) {
  return base.superRefine((values, context) => {
    const { problems } = readPersonFields(changeOf(before, values), country);
    for (const [field, problem] of Object.entries(problems)) {
      context.addIssue({ code: 'custom', path: [field], params: problem });
    }
  });
}
