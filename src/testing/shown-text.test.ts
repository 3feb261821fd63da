import { describe, expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { wrongInText } from './shown-text.ts';

const whys = (line: string, language: Language = 'pt-BR') =>
  wrongInText([line], language).map((found) => found.slice(0, -line.length - 2));

describe('the text of a screen', () => {
  it.each<[string, string]>([
    ['Peso undefined Tn', 'a value that is none'],
    ['Invalid Date', 'a value that is none'],
    ['Carregamento 2026-11-16', 'a date as computers write it'],
    ['loadOrders.screens.kilometres', 'the key of a phrase'],
    ['to_pay', 'a name of the code'],
    ['inProgress', 'a name of the code'],
    ['{{count}} ordens', 'a phrase without its value'],
    ['-21.39285738363928, -51.305920707771016', 'a position with too many decimals'],
    ['28343690000109', 'a CNPJ without its separators'],
    ['Vence em 1 dias', 'one of something in the plural'],
    ['1 de 1 documentos', 'one of something in the plural'],
    ['Criada em há 9 horas', 'two ways to say when'],
    ['250.48 Tn', 'a point before decimals'],
    ['99.4%', 'a point before decimals'],
  ])('%s is %s', (line, why) => {
    expect(whys(line)).toContain(why);
  });

  it('has decimals as the country of the reader writes them', () => {
    expect([whys('5,45 km', 'es-PE'), whys('5.45 km', 'es-PE'), whys('5,45 km', 'es-AR')]).toEqual([
      ['a comma before decimals'],
      [],
      [],
    ]);
  });

  it.each([
    'R$ 394,917.36 + $us 105,212.00',
    '1.388,8 km · Distância estimada',
    '2.542 Tn',
    '-22.91350, -47.06500',
    '127.0.0.1 · Último uso há 1 minuto',
    '28.343.690/0001-09',
    'EP.HW.16',
    'operator@serra.demo',
    'Formato xx.xxx.xxx/xxxx-xx',
    'Formato xx.xxx.xxx',
    '0.00',
    'OC-10149 · 16/11/2026 13:29',
    '1–10 de 131 registros',
    'GeoNames (CC BY 4.0) · Natural Earth',
    '21 dias',
    '+55 11914915062',
  ])('may be %s', (line) => {
    expect(whys(line)).toEqual([]);
  });
});
