import { z } from 'zod';
import { documentFieldProblems } from '#areas/fleet/rules/driver-document-fields.ts';
import { readDriver } from '#areas/fleet/rules/read-driver.ts';
import { countryOf } from '#countries/country.ts';
import { detailsIn, type FormFacts, slotsFor } from './driver-body.ts';
import { driverValuesShape } from './driver-values.ts';

/** Checked by the same rules of the driver's country as on the server. */
export function driverFormShape(facts: FormFacts, today: string) {
  const shape = facts.hidesPhone ? driverValuesShape.extend({ phone: z.string() }) : driverValuesShape;
  return shape.superRefine((given, context) => {
    const { phone, ...others } = readDriver(countryOf(given.countryId), detailsIn(given), today).problems;
    const problems = {
      ...others,
      ...(phone && !facts.hidesPhone ? { phone } : {}),
      ...documentFieldProblems(slotsFor(facts, given), given),
    };
    for (const [name, problem] of Object.entries(problems)) {
      // A date that the country does not require has no field and is not sent.
      if (problem.code !== 'unknown') context.addIssue({ code: 'custom', path: [name], params: problem });
    }
  });
}
