import { describe, expect, it } from 'vitest';
import { flatten } from '#kernel/phrases.ts';
import { ALL_SCREENS } from '../not-built-yet.fixture.ts';
import { es } from '../phrases/es.ts';
import { es as menuEs } from '../phrases/menu.es.gen.ts';
import { ptBR as menuPtBR } from '../phrases/menu.pt-BR.gen.ts';
import { ptBR } from '../phrases/pt-BR.ts';
import { tabTitle, titleKeyOf } from './title.ts';

const portuguese = new Map([...flatten(ptBR), ...flatten(menuPtBR)]);
const spanish = new Map([...flatten(es), ...flatten(menuEs)]);
const titleOf = (pathname: string, texts = portuguese) => texts.get(titleKeyOf(pathname, (key) => texts.has(key)));

describe('the title of the top bar', () => {
  it.each([
    ['/', 'Início'],
    ['/loadOrder', 'Ordens de carga'],
    ['/operation/normal', 'Minhas operações'],
    ['/client', 'Clientes'],
    ['/client/loadOrder', 'Ordens de clientes'],
    ['/client/agro/loadOrder', 'Ordens de carga agro'],
    ['/agro/loadOrder', 'Ordens de carga agro'],
    ['/loadOrder/multipoint/create', 'Ordens multiponto'],
    ['/operation/1/multipoint/loadOrder/show/2', 'Ordens multiponto'],
    ['/uploader/carrier', 'Importar'],
    ['/notifications/configurations', 'Notificação'],
    ['/nowhere', 'Início'],
  ])('on %s is %s', (pathname, title) => {
    expect(titleOf(pathname)).toBe(title);
  });

  it('is quoted in Spanish', () => {
    expect([titleOf('/operation/normal', spanish), titleOf('/', spanish)]).toEqual(['Mis operaciones', 'Inicio']);
  });

  it('is known for every private screen', () => {
    const shown = ALL_SCREENS.filter(({ path, guard }) => path !== '' && guard !== 'public');
    const untitled = shown.filter(({ path }) => titleKeyOf(`/${path}`, (key) => portuguese.has(key)) === 'titles.home');
    expect(untitled).toEqual([]);
  });
});

describe('the name of the tab', () => {
  it('begins with the unread notifications, when there are some', () => {
    expect(tabTitle('Tropeiro', 'Clientes', 3)).toBe('(3) Tropeiro · Clientes');
    expect(tabTitle('Tropeiro', 'Clientes', 0)).toBe('Tropeiro · Clientes');
  });
});
