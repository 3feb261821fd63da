import {
  alternative,
  border,
  corridorsOf,
  emptyReturn,
  fuel,
  police,
  rainySeason,
  rest,
  risk,
  speed,
  toll,
  usual,
} from '../../corridor.ts';

export const PY_CORRIDORS = corridorsOf('PY', [
  [
    'Asunción – Encarnación',
    usual(
      'Ruta PY01',
      8,
      'Asunción > San Lorenzo > Itá > Paraguarí > Quiindy > San Juan Bautista > Carmen del Paraná > Encarnación',
      [
        speed('Acceso Sur', 'San Lorenzo', 60),
        police('Caminera de Paraguarí', 'Paraguarí'),
        toll('Peaje Villa Florida', 'San Juan Bautista', 7000),
        fuel('Parador San Juan', 'San Juan Bautista'),
        toll('Peaje Coronel Bogado', 'Carmen del Paraná', 7000),
      ],
    ),
    alternative(
      'Por Villarrica y Caazapá',
      10,
      'Asunción > San Lorenzo > Caacupé > Coronel Oviedo > Villarrica > Caazapá > San Pedro del Paraná > Encarnación',
      [
        toll('Peaje Ypacaraí', 'Caacupé', 15000),
        police('Caminera de Villarrica', 'Villarrica'),
        risk('Ruta angosta de Caazapá', 'Caazapá'),
        rest('Parador San Pedro', 'San Pedro del Paraná'),
      ],
    ),
  ],
  [
    'Asunción – Ciudad del Este',
    usual(
      'Ruta PY02',
      7,
      'Asunción > San Lorenzo > Ypacarai > Caacupé > Coronel Oviedo > Caaguazú > Yguazú > Ciudad del Este',
      [
        toll('Peaje Ypacaraí', 'Ypacarai', 15000),
        speed('Cerro Caacupé', 'Caacupé', 50),
        toll('Peaje Pastoreo', 'Caaguazú', 15000),
        police('Caminera de Yguazú', 'Yguazú'),
        risk('Microcentro y contrabando', 'Ciudad del Este'),
      ],
    ),
  ],
  [
    'Ciudad del Este – Paranaguá',
    usual(
      'Puente de la Amistad y BR-277',
      19,
      'Ciudad del Este > BR/Foz do Iguaçu > BR/Cascavel > BR/Laranjeiras do Sul > BR/Guarapuava > BR/Ponta Grossa > BR/Curitiba > BR/Paranaguá',
      [
        border('Puente de la Amistad', 'BR/Foz do Iguaçu'),
        toll('Pedágio de São Miguel do Iguaçu', 'BR/Foz do Iguaçu', 12.6),
        rest('Posto Xagu', 'BR/Laranjeiras do Sul'),
        toll('Pedágio do Relógio', 'BR/Guarapuava', 13.1),
        police('PRF São Luiz do Purunã', 'BR/Ponta Grossa'),
        rest('Pátio de triagem do porto', 'BR/Paranaguá'),
      ],
    ),
  ],
  [
    'Asunción – Santa Cruz',
    usual(
      'Transchaco por Infante Rivarola',
      27,
      'Asunción > Mariano Roque Alonso > Villa Hayes > Benjamín Aceval > Filadelfia > BO/Villamontes > BO/Boyuibe > BO/Camiri > BO/Abapó Viejo > BO/Santa Cruz de la Sierra',
      [
        toll('Peaje Remanso', 'Villa Hayes', 7000),
        police('Caminera Km 50', 'Benjamín Aceval'),
        rest('Parador Pirahú', 'Benjamín Aceval'),
        fuel('Cooperativa Fernheim', 'Filadelfia'),
        border('Infante Rivarola – Cañada Oruro', 'BO/Villamontes'),
        toll('Peaje La Enconada', 'BO/Santa Cruz de la Sierra', 6),
      ],
    ),
    rainySeason(
      'Época de lluvias por Clorinda y Yacuiba',
      36,
      'Asunción > AR/Clorinda > AR/Ibarreta > AR/Las Lomitas > AR/Ingeniero Guillermo N. Juárez > AR/Embarcación > AR/Tartagal > BO/Yacuiba > BO/Villamontes > BO/Camiri > BO/Santa Cruz de la Sierra',
      [
        border('Puerto Falcón – Clorinda', 'AR/Clorinda'),
        police('Gendarmería de Las Lomitas', 'AR/Las Lomitas'),
        border('Salvador Mazza – Yacuiba', 'BO/Yacuiba'),
        fuel('Surtidor Choreti', 'BO/Camiri'),
      ],
    ),
  ],
  [
    'Santa Rita – Villeta',
    usual(
      'Soja por PY06 y PY02',
      9,
      'Santa Rita > Yguazú > Caaguazú > Coronel Oviedo > Caacupé > Ypacarai > Guarambaré > Villeta',
      [
        police('Caminera de Yguazú', 'Yguazú'),
        toll('Peaje Pastoreo', 'Caaguazú', 15000),
        rest('Parador Tajy', 'Coronel Oviedo'),
        toll('Peaje Ypacaraí', 'Ypacarai', 15000),
        rest('Playa de camiones del puerto', 'Villeta'),
      ],
    ),
    emptyReturn(
      'Retorno vacío por Villarrica',
      10,
      'Villeta > Guarambaré > Itá > Paraguarí > Villarrica > San Juan Nepomuceno > Santa Rita',
      [
        police('Caminera de Paraguarí', 'Paraguarí'),
        fuel('Petropar Villarrica', 'Villarrica'),
        risk('Tramo sin señal de Tavaí', 'San Juan Nepomuceno'),
        speed('Zona escolar de Abaí', 'San Juan Nepomuceno', 40),
      ],
    ),
  ],
  [
    'Encarnación – Buenos Aires',
    usual(
      'Ruta nacional 14',
      20,
      'Encarnación > AR/Posadas > AR/Gobernador Virasora > AR/La Cruz > AR/Paso de los Libres > AR/Concordia > AR/Gualeguaychú > AR/Zárate > AR/Buenos Aires',
      [
        border('Puente San Roque González', 'AR/Posadas'),
        police('Gendarmería de San José', 'AR/Gobernador Virasora'),
        toll('Peaje Piedritas', 'AR/Paso de los Libres', 1100),
        toll('Peaje Colonia Elía', 'AR/Gualeguaychú', 1100),
        toll('Peaje Zárate', 'AR/Zárate', 1300),
        rest('Parador Ceibas', 'AR/Gualeguaychú'),
      ],
    ),
  ],
]);
