import type { Translation } from '#kernel/phrases.ts';
import type { homologationPtBR } from './pt-BR.ts';

export const homologationEn: Translation<typeof homologationPtBR> = {
  fleet: {
    homologation: {
      title: 'Homologation',
      request: 'Check',
      requestAgain: 'Check again',
      requested: 'Check requested',
      progress: {
        running: 'Security check in progress',
        finished: 'Security check finished',
      },
      verdict: 'Result',
      verdicts: { pass: 'Pass', partial: 'Partial', incomplete: 'Incomplete', fail: 'Fail' },
      reasons: {
        observed: '{{check}}: something stands against',
        unasked: '{{check}}: not asked yet',
        pending: '{{check}}: waiting for an answer',
        notFound: '{{check}}: no record found',
        unanswered: '{{check}}: no answer',
      },
      paperReasons: {
        expired: '{{paper}}: expired on {{date}}',
        missing: '{{paper}}: missing',
        undated: '{{paper}}: without expiry date',
        noPhoto: 'The photo is missing',
      },
      codes: {
        RUAT_DEBT: 'RUAT: debts',
        RUAT_TECHNICAL: 'RUAT: technical data',
        RUAT_DIPROVE: 'RUAT: DIPROVE',
        SOAT: 'SOAT',
        SUS: 'SUS',
        OEP: 'OEP',
        SCC: 'SCC',
        SUTRAN: 'SUTRAN',
        MTC_COMMODITIES: 'MTC: commodities',
        MTC_LICENCE: 'MTC: licence',
        MTC_PAPERS: 'MTC: fines',
        MTC_RECORD: 'MTC: record',
        SUNAT: 'SUNAT',
      },
      statuses: {
        pending: 'Pending',
        success: 'Answered',
        error: 'Error',
        'not-found': 'Not found',
        not_found: 'Not found',
      },
      clear: 'Nothing stands against',
      observed: 'Something stands against',
      sources: {
        manual: 'Looked up by a person',
        http: 'Automatic check',
        simulator: 'Simulated: demo data, not real',
      },
      failures: {
        unreachable: 'The service did not answer',
        unreadable: 'The service answered something nobody can use',
        refused: 'The service refused the question',
        resting: 'The service failed several times and rests for a minute',
        overdue: 'The answer did not come in time',
      },
      manual: {
        title: 'Record a manual check',
        waiting: 'Waits for a manual check',
        status: 'What the register shows',
        observed: 'Does anything stand against?',
        message: 'Comment',
        evidence: 'Evidence (PDF, JPEG or PNG)',
        save: 'Record',
        saved: 'Check recorded successfully',
        checkedBy: 'Looked up by {{name}}',
      },
      empty: 'No checks yet',
    },
  },
  errors: {
    homologation: {
      notOffered: 'There are no security checks for this record in your country',
      hidden: 'You work without the homologation section',
      answered: 'The official register has answered: ask again instead of recording by hand',
      running: 'The check is still in progress',
      superseded: 'This register has been asked again since',
    },
  },
};
