import { describe, expect, it } from 'vitest';
import { stagesShape } from '#areas/operations/contract/stage-template.shapes.ts';
import { builtInStages } from './built-in-stages.ts';
import { TEMPLATE_KINDS } from './stage.ts';

describe('the built-in template', () => {
  it.each(TEMPLATE_KINDS)('is valid like any other for %s trips', (kind) => {
    const stages = builtInStages(kind, (phrase) => phrase);
    expect(stagesShape.parse(stages)).toEqual(stages);
    expect(stages.map(({ key }) => key)).toEqual(['loading', 'transit', 'unloading']);
    expect(stages[0]?.name).toBe('stages.loading');
  });

  it('repeats stages at every stop of a multipoint trip', () => {
    expect(builtInStages('multipoint', String).map(({ each }) => each)).toEqual(['pickup', null, 'delivery']);
  });
});
