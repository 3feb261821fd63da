import type { Translation } from '#kernel/phrases.ts';
import type { homologationPtBR } from './pt-BR.ts';

export const homologationEs: Translation<typeof homologationPtBR> = {
  fleet: {
    homologation: {
      title: 'Homologación',
      request: 'Consultar',
      requestAgain: 'Consultar nuevamente',
      requested: 'Consulta enviada',
      progress: {
        running: 'Consulta de seguridad en progreso',
        finished: 'Consulta de seguridad finalizada',
      },
      verdict: 'Resultado',
      verdicts: { pass: 'Aprobado', partial: 'Parcial', incomplete: 'Incompleto', fail: 'Rechazado' },
      reasons: {
        observed: '{{check}}: hay observaciones',
        unasked: '{{check}}: aún no consultado',
        pending: '{{check}}: espera respuesta',
        notFound: '{{check}}: sin registro encontrado',
        unanswered: '{{check}}: sin respuesta',
      },
      paperReasons: {
        expired: '{{paper}}: venció el {{date}}',
        missing: '{{paper}}: falta',
        undated: '{{paper}}: sin fecha de vencimiento',
        noPhoto: 'Falta la foto',
      },
      codes: {
        RUAT_DEBT: 'RUAT: deudas',
        RUAT_TECHNICAL: 'RUAT: datos técnicos',
        RUAT_DIPROVE: 'RUAT: DIPROVE',
        SOAT: 'SOAT',
        SUS: 'SUS',
        OEP: 'OEP',
        SCC: 'SCC',
        SUTRAN: 'SUTRAN',
        MTC_COMMODITIES: 'MTC: mercancías',
        MTC_LICENCE: 'MTC: licencia',
        MTC_PAPERS: 'MTC: papeletas',
        MTC_RECORD: 'MTC: récord',
        SUNAT: 'SUNAT',
      },
      statuses: {
        pending: 'Pendiente',
        success: 'Consultado',
        error: 'Error',
        'not-found': 'No encontrado',
        not_found: 'No encontrado',
      },
      clear: 'Sin observaciones',
      observed: 'Con observaciones',
      sources: {
        manual: 'Consulta manual',
        http: 'Consulta automática',
        simulator: 'Simulado: dato de demostración, no es real',
      },
      failures: {
        unreachable: 'El servicio no respondió',
        unreadable: 'El servicio respondió algo que no se puede usar',
        refused: 'El servicio rechazó la consulta',
        resting: 'El servicio falló varias veces y descansa un minuto',
        overdue: 'La respuesta no llegó a tiempo',
      },
      manual: {
        title: 'Registrar consulta manual',
        waiting: 'Espera consulta manual',
        status: 'Lo que muestra el registro',
        observed: '¿Hay observaciones?',
        message: 'Comentario',
        evidence: 'Comprobante (PDF, JPEG o PNG)',
        save: 'Registrar',
        saved: 'Consulta registrada con éxito',
        checkedBy: 'Consultado por {{name}}',
      },
      empty: 'Aún no hay consultas',
    },
  },
  errors: {
    homologation: {
      notOffered: 'No hay consultas de seguridad para este registro en su país',
      hidden: 'Usted trabaja sin la sección de homologación',
      answered: 'El registro oficial ya respondió: consulte nuevamente en lugar de registrar a mano',
      running: 'La consulta aún está en progreso',
      superseded: 'Este registro ya fue consultado nuevamente',
    },
  },
};
