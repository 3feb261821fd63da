import { z } from 'zod';
import type { OutsideView } from '#areas/opportunities/contract/outside.shapes.ts';
import { outsideDriverShape, outsideFormShape, ownPriceShape } from '#areas/opportunities/contract/outside.shapes.ts';
import { countryOrDefault } from '#countries/country.ts';
import { problemOf } from '#kernel/field-problem.ts';

/** The form of an application: the driver's documents are asked only of whoever drives, and a price only where none is offered. */
export const outsideShapeOf = (needsPrice: boolean) =>
  z
    .object({
      ...outsideFormShape.shape,
      driver: z.object({
        typeDocumentId: z.string().nullable(),
        documentId: z.string().nullable(),
        driverLicense: z.string().nullable(),
        birthDate: z.string().nullable(),
      }),
      price: z.string().nullable(),
      drives: z.boolean(),
    })
    .superRefine(({ drives, driver, price }, context) => {
      const judge = (path: readonly string[], result: { error?: z.ZodError | undefined }) => {
        for (const issue of result.error?.issues ?? [])
          context.addIssue({ code: 'custom', path: [...path, ...issue.path], params: { ...problemOf(issue) } });
      };
      if (drives) judge(['driver'], outsideDriverShape.safeParse(filled(driver)));
      if (price || needsPrice) judge(['price'], ownPriceShape.safeParse(price ?? ''));
    })
    .transform(({ drives, driver, price, ...form }) => ({
      ...form,
      driver: drives ? outsideDriverShape.parse(filled(driver)) : null,
      price: price || null,
    }));
export type OutsideFormValues = z.input<ReturnType<typeof outsideShapeOf>>;

/** An empty field is missing, not an unreadable value. */
const filled = (driver: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(driver).map(([name, value]) => [name, value ?? '']));

export function newOutsideForm({ company }: Pick<OutsideView, 'company'>): OutsideFormValues {
  const { phone, personalDocuments } = countryOrDefault(company.country);
  return {
    firstName: '',
    lastName: '',
    company: '',
    taxId: '',
    countryCode: phone.code,
    phone: '',
    plate: '',
    price: null,
    comment: '',
    drives: false,
    driver: {
      typeDocumentId: personalDocuments[0]?.type ?? null,
      documentId: '',
      driverLicense: '',
      birthDate: null,
    },
  };
}
