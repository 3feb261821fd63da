import type { CountryCode } from '#countries/country-type.ts';

interface Names {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** Common names of each country. */
export const NAMES: Readonly<Record<CountryCode, Names>> = {
  BO: {
    first: ['Wilma', 'Rubén', 'Beatriz', 'Freddy', 'Marisol', 'Edwin', 'Nancy', 'Grover', 'Lourdes', 'Wálter'],
    last: [
      'Mamani Quispe',
      'Choque Flores',
      'Vaca Suárez',
      'Condori Rojas',
      'Justiniano Paz',
      'Apaza Limachi',
      'Gutiérrez Arce',
    ],
  },
  PE: {
    first: ['Rosa', 'Percy', 'Milagros', 'Wilfredo', 'Yolanda', 'Edgar', 'Giuliana', 'Teófilo'],
    last: ['Huamán Torres', 'Ccori Ramos', 'Salazar Vega', 'Chávez Pinedo', 'Quiroz Linares', 'Rojas Cáceres'],
  },
  CL: {
    first: ['Constanza', 'Cristián', 'Javiera', 'Patricio', 'Francisca', 'Hernán', 'Catalina', 'Rodrigo'],
    last: ['Soto Sepúlveda', 'Muñoz Fuentes', 'Catrileo Rivas', 'Araya Tapia', 'Lagos Henríquez', 'Vergara Mella'],
  },
  PY: {
    first: ['Mirta', 'Derlis', 'Gloria', 'Osvaldo', 'Liz', 'Blas', 'Zunilda', 'Arnaldo'],
    last: ['Benítez Ayala', 'Giménez Duarte', 'Cáceres Ojeda', 'Villalba Rolón', 'Franco Recalde', 'Ortiz Bogado'],
  },
  MX: {
    first: ['Guadalupe', 'Juan Manuel', 'Verónica', 'Sergio', 'Alejandra', 'Ramiro', 'Leticia', 'Óscar'],
    last: ['Hernández Luna', 'Garza Treviño', 'Ramírez Solís', 'Castillo Ibarra', 'Núñez Ávila', 'Morales Cantú'],
  },
  BR: {
    first: ['Juliana', 'Marcos', 'Patrícia', 'Anderson', 'Luciana', 'Rogério', 'Camila', 'Everton'],
    last: ['Oliveira Santos', 'Bortolini', 'Souza Lima', 'Schneider', 'Pereira Alves', 'Kowalski', 'Ferreira Rocha'],
  },
  AR: {
    first: ['Mariana', 'Gustavo', 'Florencia', 'Hugo', 'Silvina', 'Néstor', 'Carolina', 'Matías'],
    last: ['Fernández', 'Giacomelli', 'Sosa Ledesma', 'Bianchi', 'Quiroga', 'Moyano'],
  },
  UY: {
    first: ['Lucía', 'Washington', 'Valentina', 'Nelson', 'Estela', 'Gonzalo', 'Rosina', 'Heber'],
    last: ['Rodríguez Silva', 'Pereyra', 'Olivera Techera', 'Bentancor', 'Cabrera Machado', 'Etcheverry'],
  },
};
