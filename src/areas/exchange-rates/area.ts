import { defineArea, label } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

export const screens = defineScreens({
  exchangeRates: { path: 'exchangeRate', guard: 'open', menu: { group: 'configuration', order: 10 } },
});

/** What a company says other currencies are worth in its own. */
export const area = defineArea({
  tables: ['exchange_rate', 'published_rate'],
  screens,
  menu: {
    exchangeRates: label('Taxas de câmbio', 'Tipos de cambio', 'Exchange rates'),
  },
});
