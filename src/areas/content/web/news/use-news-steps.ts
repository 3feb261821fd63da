import { useTranslation } from 'react-i18next';
import { archiveNews, publishNews, redraftNews } from '../../contract/news.calls.ts';
import { useSteps } from '../parts/use-steps.ts';

const CALLS = { publish: publishNews, archive: archiveNews, draft: redraftNews } as const;

export function useNewsSteps() {
  const { t } = useTranslation();
  return useSteps({ calls: CALLS, what: t('content.whatNews'), stateOf: ({ news }) => news.state });
}
