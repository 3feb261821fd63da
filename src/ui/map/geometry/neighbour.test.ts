import { describe, expect, it } from 'vitest';
import { ARROWS, neighbour } from './neighbour.ts';

const HERE = { x: 100, y: 100 };
const points = [
  { name: 'here', ...HERE },
  { name: 'near east', x: 140, y: 110 },
  { name: 'far east', x: 190, y: 100 },
  { name: 'north', x: 90, y: 20 },
  { name: 'south west', x: 60, y: 145 },
];
const next = (key: keyof typeof ARROWS) => neighbour(HERE, points, ARROWS[key]!)?.name;

describe('an arrow key', () => {
  it('leads to the nearest mark on its side', () => {
    expect(next('ArrowRight')).toBe('near east');
    expect(next('ArrowUp')).toBe('north');
    expect(next('ArrowDown')).toBe('south west');
  });

  it('leads nowhere when all marks are more to the side than ahead', () => {
    expect(next('ArrowLeft')).toBeUndefined();
  });

  it('prefers a mark straight ahead to a slightly nearer one to the side', () => {
    const [ahead, aside] = [
      { x: 180, y: 100 },
      { x: 150, y: 145 },
    ];
    expect(neighbour(HERE, [aside!, ahead!], ARROWS.ArrowRight!)).toBe(ahead);
  });
});
