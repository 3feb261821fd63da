import {
  alternative,
  border,
  corridorsOf,
  emptyReturn,
  fuel,
  police,
  rest,
  risk,
  speed,
  toll,
  usual,
} from '../../corridor.ts';

export const AR_CORRIDORS = corridorsOf('AR', [
  [
    'Rosario – Santiago',
    usual(
      'Por Villa María, Mendoza y Cristo Redentor',
      26,
      'Rosario > Cañada de Gómez > Marcos Juárez > Villa María > Río Cuarto > Villa Mercedes > San Luis > Mendoza > Luján de Cuyo > CL/Los Andes > CL/Santiago',
      [
        toll('Peaje Carcarañá', 'Cañada de Gómez', 1000),
        police('Caminera de Villa María', 'Villa María'),
        toll('Peaje Desaguadero', 'San Luis', 1200),
        rest('Playa de camiones Uspallata', 'Luján de Cuyo'),
        border('Paso Cristo Redentor', 'Luján de Cuyo'),
        speed('Caracoles de Portillo', 'CL/Los Andes', 30),
        toll('Peaje Chacabuco', 'CL/Los Andes', 1800),
      ],
    ),
    alternative(
      'Por ruta 33 y ruta 7',
      27,
      'Rosario > Casilda > Firmat > Venado Tuerto > Laboulaye > Vicuña Mackenna > Villa Mercedes > San Luis > Mendoza > Luján de Cuyo > CL/Los Andes > CL/Santiago',
      [
        police('Caminera de Venado Tuerto', 'Venado Tuerto'),
        risk('Laguna La Picasa', 'Laboulaye'),
        toll('Peaje La Cumbre', 'San Luis', 1200),
        border('Paso Cristo Redentor', 'Luján de Cuyo'),
      ],
    ),
  ],
  [
    'Buenos Aires – Córdoba',
    usual(
      'Autopista ruta 9',
      14,
      'Buenos Aires > Campana > San Nicolás de los Arroyos > Rosario > Cañada de Gómez > Marcos Juárez > Bell Ville > Villa María > Córdoba',
      [
        toll('Peaje Campana', 'Campana', 1400),
        toll('Peaje General Lagos', 'Rosario', 1200),
        risk('Piratas del asfalto en Zárate', 'Campana'),
        toll('Peaje James Craik', 'Villa María', 1100),
        police('Caminera de Pilar', 'Córdoba'),
      ],
    ),
    emptyReturn(
      'Regreso vacío por ruta 19 y Santa Fe',
      15,
      'Córdoba > San Francisco > Santo Tomé > Rosario > San Nicolás de los Arroyos > Buenos Aires',
      [
        toll('Peaje Devoto', 'San Francisco', 1000),
        police('Caminera de Frontera', 'San Francisco'),
        toll('Peaje Arocena', 'Santo Tomé', 1100),
        fuel('YPF San Nicolás', 'San Nicolás de los Arroyos'),
      ],
    ),
  ],
  [
    'Buenos Aires – Salta',
    usual(
      'Ruta 34',
      29,
      'Buenos Aires > San Nicolás de los Arroyos > Rosario > Rafaela > Ceres > Santiago del Estero > San Miguel de Tucumán > Rosario de la Frontera > General Güemes > Salta',
      [
        toll('Peaje Zárate', 'Buenos Aires', 1300),
        speed('Travesía urbana de Sunchales', 'Rafaela', 60),
        rest('Parador Ceres', 'Ceres'),
        police('Gendarmería de Colonia Dora', 'Santiago del Estero'),
        toll('Peaje Cabeza de Buey', 'General Güemes', 900),
      ],
    ),
    alternative(
      'Por Córdoba y ruta 9 norte',
      30,
      'Buenos Aires > Rosario > Villa María > Córdoba > Jesús María > Villa Ojo de Agua > Santiago del Estero > San Miguel de Tucumán > Rosario de la Frontera > Salta',
      [
        toll('Peaje James Craik', 'Villa María', 1100),
        police('Caminera de Sinsacate', 'Jesús María'),
        fuel('YPF Ojo de Agua', 'Villa Ojo de Agua'),
        risk('Animales sueltos', 'Santiago del Estero'),
      ],
    ),
  ],
  [
    'Buenos Aires – Bahía Blanca',
    usual('Ruta 3', 13, 'Buenos Aires > Cañuelas > Las Flores > Azul > Benito Juárez > Tres Arroyos > Bahía Blanca', [
      toll('Peaje Tristán Suárez', 'Cañuelas', 1000),
      toll('Peaje Azul', 'Azul', 1100),
      police('Puesto policial de Gorchs', 'Las Flores'),
      rest('Parador Tres Arroyos', 'Tres Arroyos'),
      risk('Banquinas blandas de Dorrego', 'Bahía Blanca'),
    ]),
    alternative(
      'Por Saladillo y Olavarría',
      12,
      'Buenos Aires > Cañuelas > Saladillo > Tapalqué > Olavarría > Coronel Pringles > Bahía Blanca',
      [
        toll('Peaje Uribelarrea', 'Cañuelas', 1000),
        police('Puesto policial de Saladillo', 'Saladillo'),
        toll('Peaje Hinojo', 'Olavarría', 1000),
        fuel('Axion Pringles', 'Coronel Pringles'),
      ],
    ),
  ],
  [
    'Bahía Blanca – Neuquén',
    usual(
      'Ruta 22',
      10,
      'Bahía Blanca > Médanos > Río Colorado > Choele Choel > Villa Regina > General Roca > Cipolletti > Neuquén',
      [
        police('Barrera zoofitosanitaria Río Colorado', 'Río Colorado'),
        fuel('YPF Choele Choel', 'Choele Choel'),
        speed('Travesía de Villa Regina', 'Villa Regina', 60),
        risk('Recta sin señal', 'Choele Choel'),
        police('Caminera de Cipolletti', 'Cipolletti'),
      ],
    ),
  ],
  [
    'Resistencia – Rosario',
    usual(
      'Ruta 11',
      12,
      'Resistencia > Las Toscas > Reconquista > Vera > San Justo > Santa Fe > Capitán Bermúdez > Rosario',
      [
        police('Gendarmería de Florencia', 'Las Toscas'),
        rest('Parador Reconquista', 'Reconquista'),
        risk('Camiones cañeros de noche', 'Las Toscas'),
        toll('Peaje Sauce Viejo', 'Santa Fe', 1000),
        speed('Acceso a las terminales', 'Capitán Bermúdez', 40),
      ],
    ),
  ],
  [
    'Buenos Aires – Uruguaiana',
    usual(
      'Ruta 14',
      13,
      'Buenos Aires > Zárate > Gualeguaychú > Concepción del Uruguay > Concordia > Chajarí > Paso de los Libres > BR/Uruguaiana',
      [
        toll('Peaje Zárate', 'Zárate', 1300),
        toll('Peaje Colonia Elía', 'Concepción del Uruguay', 1100),
        police('Caminera de Ceibas', 'Gualeguaychú'),
        rest('Parador Chajarí', 'Chajarí'),
        border('COTECAR Paso de los Libres', 'Paso de los Libres'),
      ],
    ),
    alternative(
      'Por Paraná y Federal',
      18,
      'Buenos Aires > Rosario > Victoria > Paraná > Federal > Curuzú Cuatiá > Paso de los Libres > BR/Uruguaiana',
      [
        toll('Peaje Puente Rosario–Victoria', 'Victoria', 1500),
        police('Caminera de Paraná', 'Paraná'),
        fuel('YPF Federal', 'Federal'),
        border('COTECAR Paso de los Libres', 'Paso de los Libres'),
      ],
    ),
  ],
]);
