import { type AreaTopics, showing } from '#kernel/topics.ts';
import { COMPANIES, PROFILE_READ } from './company.permissions.ts';

export const topics: AreaTopics = {
  topics: {
    company: { profile: { holders: PROFILE_READ }, platform: { platform: COMPANIES } },
    association: { company: { holders: 'everybody' } },
  },
  shows: [
    ...showing(['companies.readProfile'], { company: null, address: null, association: null }),
    ...showing(['companies.listOperators', 'companies.listDocuments', 'companies.list'], { company: null }),
    ...showing(['companies.listAddresses'], { address: null }),
    ...showing(['companies.read'], { company: 'id' }),
    ...showing(['companies.usage'], { company: 'id', stepIn: null }),
    ...showing(['companies.stepIns'], { stepIn: null }),
    ...showing(['associatedCompany.list'], { association: null }),
  ],
};
