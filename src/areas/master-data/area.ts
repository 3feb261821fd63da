import { defineArea, label } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

export const screens = defineScreens({
  categories: {
    path: 'masterData/categories',
    guard: 'company-profile-write',
    menu: { group: 'configuration', order: 50 },
    title: 'categories',
  },
  boardingModes: {
    path: 'masterData/boardingModes',
    guard: 'company-profile-write',
    menu: { group: 'configuration', order: 60 },
    title: 'boardingModes',
  },
});

/** What each company changes about the lists of choices that the product comes with. */
export const area = defineArea({
  tables: ['catalogue_entry', 'catalogue_state'],
  screens,
  menu: {
    categories: label('Categorias', 'Categorías', 'Categories'),
    boardingModes: label('Modo de embarque', 'Modo de embarque', 'Boarding modes'),
  },
  titles: {
    categories: label('Categorias', 'Categorías', 'Categories'),
    boardingModes: label('Modo de embarque', 'Modo de embarque', 'Boarding modes'),
  },
});
