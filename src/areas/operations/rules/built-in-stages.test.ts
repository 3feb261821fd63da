import { describe, expect, it } from 'vitest';
import { stagesShape } from '#areas/operations/contract/stage-template.shapes.ts';
import { builtInStages } from './built-in-stages.ts';
import { TEMPLATE_KINDS } from './stage.ts';

describe('what is done where a company has not said so itself', () => {
  it.each(TEMPLATE_KINDS)('is a template like any other for %s trips', (kind) => {
    const stages = builtInStages(kind, (phrase) => phrase);
    expect(stagesShape.parse(stages)).toEqual(stages);
    expect(stages.map(({ key }) => key)).toEqual(['loading', 'transit', 'unloading']);
    expect(stages[0]?.name).toBe('stages.loading');
  });

  it('is repeated at every stop of a trip with many', () => {
    expect(builtInStages('multipoint', String).map(({ each }) => each)).toEqual(['pickup', null, 'delivery']);
  });
});
