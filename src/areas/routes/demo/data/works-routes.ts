import { type Corridor, corridorsOf, usual } from '../corridor.ts';

/** Ways from works that lie on no corridor to where most of their goods go; nobody has drawn them yet. */
export const WORKS_ROUTES: readonly Corridor[] = [
  ...corridorsOf('BR', [
    [
      'Ponta Grossa – Paranaguá',
      usual('Pela BR-277', 6, 'Ponta Grossa > Campo Largo > Curitiba > São José dos Pinhais > Paranaguá', []),
    ],
    [
      'Ponta Grossa – Campinas',
      usual(
        'Por Itapeva',
        12,
        'Ponta Grossa > Castro > Jaguariaíva > Itapeva > Itapetininga > Sorocaba > Campinas',
        [],
      ),
    ],
  ]),
  ...corridorsOf('CL', [
    ['Talca – San Antonio', usual('Por Melipilla', 7, 'Talca > Curicó > Rancagua > Melipilla > San Antonio', [])],
    ['Talca – Concepción', usual('Ruta 5 Sur', 6, 'Talca > Linares > Parral > Chillán > Concepción', [])],
  ]),
  ...corridorsOf('MX', [
    [
      'León – Monterrey',
      usual(
        'Por San Luis Potosí',
        15,
        'León de los Aldama > Lagos de Moreno > San Luis Potosí > Matehuala > Saltillo > Monterrey',
        [],
      ),
    ],
    [
      'León – Veracruz',
      usual(
        'Por el Arco Norte',
        17,
        'León de los Aldama > Irapuato > Santiago de Querétaro > Tula de Allende > Puebla > Orizaba > Veracruz',
        [],
      ),
    ],
  ]),
  ...corridorsOf('AR', [
    [
      'Mendoza – Rosario',
      usual('Por Villa Mercedes', 19, 'Mendoza > San Luis > Villa Mercedes > Río Cuarto > Venado Tuerto > Rosario', []),
    ],
    ['Mendoza – Bahía Blanca', usual('Por San Rafael', 24, 'Mendoza > San Rafael > Santa Rosa > Bahía Blanca', [])],
  ]),
];
