import { describe, expect, it } from 'vitest';
import { colorPalette, DEFAULT_PRIMARY_COLOR, readColor, refusedThemePart } from './theme.ts';

describe('the colour of a company', () => {
  it.each([
    ['#EC9405', '#EC9405'],
    ['#ec9405', '#EC9405'],
    ['ec9405', '#EC9405'],
    [' #abc ', '#AABBCC'],
  ])('reads %s as %s', (typed, stored) => {
    expect(readColor(typed)).toBe(stored);
  });

  it.each(['', '#', '#12', '#12345', '#GGGGGG', 'red', '#EC940512', 'rgb(1,2,3)'])('refuses "%s"', (typed) => {
    expect(readColor(typed)).toBeUndefined();
  });

  it('has ten shades, among them the colour itself', () => {
    const palette = colorPalette(DEFAULT_PRIMARY_COLOR);
    expect(palette).toHaveLength(10);
    expect(palette).toContain(DEFAULT_PRIMARY_COLOR);
  });
});

describe('changing a theme', () => {
  const free = { logo: true, color: true };

  it('refuses nothing without restrictions', () => {
    expect(refusedThemePart('#EC9405', { primaryColor: '#112233', images: ['logo', 'favicon'] }, free)).toBeUndefined();
  });

  it('refuses another colour, but not the current one', () => {
    const rights = { ...free, color: false };
    expect(refusedThemePart('#EC9405', { primaryColor: '#112233', images: [] }, rights)).toBe('color');
    expect(refusedThemePart('#EC9405', { primaryColor: '#EC9405', images: ['logo'] }, rights)).toBeUndefined();
  });

  it('refuses logo and favicon together, and allows the other images', () => {
    const rights = { ...free, logo: false };
    expect(refusedThemePart('#EC9405', { images: ['logo'] }, rights)).toBe('logo');
    expect(refusedThemePart('#EC9405', { images: ['favicon'] }, rights)).toBe('logo');
    expect(refusedThemePart('#EC9405', { images: ['loginBackground', 'marketplaceImage'] }, rights)).toBeUndefined();
  });
});
