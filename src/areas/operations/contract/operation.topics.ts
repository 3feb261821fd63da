import { PROFILE_READ } from '#areas/companies/contract/company.permissions.ts';
import { namesIn } from '#kernel/permission.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';
import { WRITE_PLACES } from './address-book.calls.ts';
import { OPERATION_RIGHTS, READ_STAGE_TEMPLATES } from './operation.permissions.ts';
import { OPERATION_WIRE } from './operation-wire.ts';

const { normal, agro } = OPERATION_WIRE;
const callsNamed = (call: string) => [`${normal.id}.${call}`, `${agro.id}.${call}`];

export const topics: AreaTopics = {
  topics: {
    operation: { normal: { holders: OPERATION_RIGHTS.normal.read }, agro: { holders: OPERATION_RIGHTS.agro.read } },
    stageTemplate: { company: { holders: READ_STAGE_TEMPLATES } },
    address: { company: { holders: { anyOf: [...namesIn(PROFILE_READ), ...namesIn(WRITE_PLACES)] } } },
  },
  shows: [
    ...showing(callsNamed('read'), { operation: 'id', order: null }),
    ...showing(callsNamed('history'), { operation: 'id' }),
    ...showing(callsNamed('list'), { operation: null }),
    ...showing(['operations.addresses'], { address: null, partner: null }),
    ...showing(['operations.paths'], { route: null }),
    ...showing(['operation.clients'], { partner: null }),
    ...showing(['operation.choices'], { user: null, stageTemplate: null }),
    ...showing(['stageTemplate.read', 'stageTemplate.versions', 'stageTemplate.history'], { stageTemplate: 'id' }),
    ...showing(['stageTemplate.list'], { stageTemplate: null }),
  ],
};
