import { defineArea, label } from '#kernel/area.ts';
import { defineScreens } from '#kernel/screens.ts';

export const screens = defineScreens({
  vehicleTypes: {
    path: 'masterData/vehicleTypes',
    guard: 'company-profile-write',
    menu: { group: 'configuration', order: 42 },
    title: 'vehicleTypes',
  },
  vehicleFeatures: {
    path: 'masterData/vehicleFeatures',
    guard: 'company-profile-write',
    menu: { group: 'configuration', order: 44 },
    title: 'vehicleFeatures',
  },
  weightUnits: {
    path: 'masterData/weightUnits',
    guard: 'company-profile-write',
    menu: { group: 'configuration', order: 46 },
    title: 'weightUnits',
  },
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
  vehicleBrands: {
    path: 'masterData/vehicleBrands',
    guard: 'company-profile-write',
    menu: { group: 'configuration', order: 48 },
    title: 'vehicleBrands',
  },
  countries: {
    path: 'masterData/countries',
    guard: 'companies-read',
    menu: { group: 'configuration', order: 62 },
    title: 'countries',
    platform: true,
  },
  cities: {
    path: 'masterData/cities',
    guard: 'companies-read',
    menu: { group: 'configuration', order: 64 },
    title: 'cities',
    platform: true,
  },
  createCity: { path: 'masterData/cities/create', guard: 'companies-read', title: 'cities', platform: true },
  updateCity: { path: 'masterData/cities/update/{cityId}', guard: 'companies-read', title: 'cities', platform: true },
  words: {
    path: 'settings/i18n',
    guard: 'company-profile-write',
    menu: { group: 'configuration', order: 70 },
    title: 'words',
  },
});

/** What each company changes about the lists of choices that the product comes with, and about its words. */
export const area = defineArea({
  tables: ['catalogue_entry', 'catalogue_state'],
  screens,
  menu: {
    vehicleTypes: label('Tipos de transporte', 'Tipos de transporte', 'Types of transport'),
    vehicleFeatures: label('Características', 'Características', 'Features'),
    weightUnits: label('Unidades de medida', 'Unidades de medida', 'Units of measure'),
    categories: label('Categorias', 'Categorías', 'Categories'),
    boardingModes: label('Modo de embarque', 'Modo de embarque', 'Boarding modes'),
    vehicleBrands: label('Marca', 'Marca', 'Brands'),
    countries: label('País', 'País', 'Countries'),
    cities: label('Cidade', 'Ciudad', 'Cities'),
    words: label('Palavras da empresa', 'Palabras de la empresa', 'Company wording'),
  },
  titles: {
    vehicleTypes: label('Tipos de transporte', 'Tipos de transporte', 'Types of transport'),
    vehicleFeatures: label('Características', 'Características', 'Features'),
    weightUnits: label('Unidades de medida', 'Unidades de medida', 'Units of measure'),
    categories: label('Categorias', 'Categorías', 'Categories'),
    boardingModes: label('Modo de embarque', 'Modo de embarque', 'Boarding modes'),
    vehicleBrands: label('Marca', 'Marca', 'Brands'),
    countries: label('País', 'País', 'Countries'),
    cities: label('Cidade', 'Ciudad', 'Cities'),
    words: label('Palavras da empresa', 'Palabras de la empresa', 'Company wording'),
  },
});
