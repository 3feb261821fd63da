import { checkedRecordShape, checkResultShape, homologationShape } from './homologation.shapes.ts';

/**
 * Published to everybody who asked, after each answer of a register and after each manual check. The data is null when
 * it was too large for a message: the screen then reads the homologation of the record.
 */
export const HOMOLOGATION_RESULT = 'homologation.result';
export const homologationResultShape = homologationShape.extend({
  record: checkedRecordShape,
  result: checkResultShape,
});
