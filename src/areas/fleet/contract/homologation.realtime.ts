import { checkedRecordShape, checkResultShape, homologationShape } from './homologation.shapes.ts';

/**
 * Told to everybody who asked, each time a register is done with and each time a person has looked something up.
 * The data is null when it was too large to travel: the screen reads the record's homologation.
 */
export const HOMOLOGATION_RESULT = 'homologation.result';
export const homologationResultShape = homologationShape.extend({
  record: checkedRecordShape,
  result: checkResultShape,
});
