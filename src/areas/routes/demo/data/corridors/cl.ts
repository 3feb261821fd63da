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

export const CL_CORRIDORS = corridorsOf('CL', [
  [
    'Antofagasta – Salta',
    usual(
      'Por Calama y Paso Jama',
      22,
      'Antofagasta > Baquedano > Sierra Gorda > Calama > San Pedro de Atacama > AR/Susques > AR/San Salvador de Jujuy > AR/Salta',
      [
        toll('Peaje Sierra Gorda', 'Sierra Gorda', 1300),
        fuel('Copec Calama Oriente', 'Calama'),
        border('Complejo Paso Jama', 'San Pedro de Atacama'),
        risk('Viento blanco en el salar', 'AR/Susques'),
        speed('Cuesta de Lipán', 'AR/San Salvador de Jujuy', 40),
        police('Gendarmería de Volcán', 'AR/San Salvador de Jujuy'),
      ],
    ),
    alternative(
      'Por Paso Sico y San Antonio de los Cobres',
      25,
      'Antofagasta > Baquedano > Calama > San Pedro de Atacama > AR/San Antonio de los Cobres > AR/Campo Quijano > AR/Salta',
      [
        toll('Peaje Sierra Gorda', 'Baquedano', 1300),
        border('Complejo Paso Sico', 'San Pedro de Atacama'),
        risk('Ripio del Abra Blanca', 'AR/San Antonio de los Cobres'),
        police('Gendarmería de Campo Quijano', 'AR/Campo Quijano'),
      ],
    ),
  ],
  [
    'Santiago – Puerto Montt',
    usual(
      'Ruta 5 Sur',
      20,
      'Santiago > Rancagua > Curicó > Talca > Chillán > Los Ángeles > Temuco > Osorno > Puerto Montt',
      [
        toll('Peaje Angostura', 'Rancagua', 2900),
        toll('Peaje Quinta', 'Curicó', 3100),
        toll('Peaje Santa Clara', 'Chillán', 3000),
        risk('Macrozona sur, tramo nocturno', 'Temuco'),
        rest('Área de descanso Collipulli', 'Los Ángeles'),
        toll('Peaje Cuatro Vientos', 'Osorno', 2800),
        police('Tenencia de Carreteras Osorno', 'Osorno'),
      ],
    ),
  ],
  [
    'Santiago – Antofagasta',
    usual(
      'Ruta 5 Norte',
      22,
      'Santiago > Llaillay > Los Vilos > La Serena > Vallenar > Copiapó > Chañaral > Antofagasta',
      [
        toll('Peaje Lampa', 'Santiago', 2700),
        toll('Peaje Pichidangui', 'Los Vilos', 3300),
        speed('Cuesta Buenos Aires', 'La Serena', 60),
        toll('Peaje Cachiyuyo', 'Vallenar', 3000),
        rest('Área de descanso Totoral', 'Copiapó'),
        police('Control Las Bombas', 'Chañaral'),
      ],
    ),
    alternative(
      'Por la costa de Taltal',
      24,
      'Santiago > Los Vilos > Coquimbo > Vallenar > Copiapó > Caldera > Chañaral > Taltal > Antofagasta',
      [
        toll('Peaje Tongoy', 'Coquimbo', 3300),
        toll('Peaje Puerto Viejo', 'Caldera', 2600),
        fuel('Copec Taltal', 'Taltal'),
        risk('Camanchaca en Paposo', 'Taltal'),
      ],
    ),
  ],
  [
    'San Antonio – Santiago',
    usual('Autopista del Sol', 3, 'San Antonio > Melipilla > Talagante > Padre Hurtado > Maipú > Santiago', [
      rest('Antepuerto San Antonio', 'San Antonio'),
      toll('Peaje Melipilla', 'Melipilla', 2400),
      police('Carabineros Malloco', 'Talagante'),
      toll('Peaje Padre Hurtado', 'Padre Hurtado', 1500),
      risk('Portonazos a camiones en Maipú', 'Maipú'),
    ]),
    alternative(
      'Por Casablanca, Ruta 68',
      4,
      'San Antonio > Cartagena > Algarrobo > Casablanca > Curacaví > Santiago',
      [
        speed('Cruce Lagunillas', 'Casablanca', 60),
        toll('Peaje Zapata', 'Casablanca', 2600),
        toll('Peaje Lo Prado', 'Curacaví', 2600),
        police('Tenencia de Carreteras Curacaví', 'Curacaví'),
      ],
    ),
  ],
  [
    'Valparaíso – Mendoza',
    usual(
      'Los Libertadores',
      14,
      'Valparaíso > Quillota > Llaillay > San Felipe > Los Andes > AR/Luján de Cuyo > AR/Mendoza',
      [
        toll('Peaje Troncal Sur', 'Quillota', 1900),
        toll('Peaje San Felipe', 'San Felipe', 1700),
        rest('Puerto Terrestre Los Andes', 'Los Andes'),
        speed('Caracoles de Portillo', 'Los Andes', 30),
        border('Paso Cristo Redentor', 'AR/Luján de Cuyo'),
        police('Gendarmería de Punta de Vacas', 'AR/Luján de Cuyo'),
      ],
    ),
    alternative(
      'Invierno por Paso Pehuenche',
      27,
      'Valparaíso > Casablanca > Santiago > Rancagua > Talca > San Clemente > AR/Malargüe > AR/San Rafael > AR/Mendoza',
      [
        toll('Peaje Angostura', 'Rancagua', 2900),
        border('Complejo Pehuenche', 'San Clemente'),
        fuel('YPF Malargüe', 'AR/Malargüe'),
        police('Caminera de San Rafael', 'AR/San Rafael'),
      ],
    ),
  ],
  [
    'Concepción – Santiago',
    usual(
      'Ruta del Itata y Ruta 5',
      10,
      'Concepción > Penco > Chillán > Linares > Talca > Curicó > Rancagua > Santiago',
      [
        toll('Peaje Agua Amarilla', 'Penco', 3200),
        toll('Peaje Retiro', 'Linares', 3000),
        rest('Área de descanso Camarico', 'Talca'),
        police('Tenencia de Carreteras Curicó', 'Curicó'),
        toll('Peaje Angostura', 'Rancagua', 2900),
      ],
    ),
  ],
  [
    'Iquique – Calama',
    usual('Ruta 16 y Ruta 5', 8, 'Iquique > Alto Hospicio > Pozo Almonte > María Elena > Calama', [
      speed('Bajada de Alto Hospicio', 'Alto Hospicio', 50),
      police('Control de Humberstone', 'Pozo Almonte'),
      border('Aduana interior Quillagua', 'María Elena'),
      fuel('Copec Crucero', 'María Elena'),
      risk('Robo de cobre en ruta', 'Calama'),
    ]),
    emptyReturn('Retorno vacío por Tocopilla', 9, 'Calama > María Elena > Tocopilla > Iquique', [
      speed('Cuesta Barriles', 'Tocopilla', 40),
      police('Control aduanero El Loa', 'Tocopilla'),
      fuel('Copec Tocopilla', 'Tocopilla'),
      risk('Rodados en la costa', 'Iquique'),
    ]),
  ],
]);
