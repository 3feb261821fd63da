import { useTranslation } from 'react-i18next';
import type { CardWords } from '#ui/upload/card-reader.tsx';

export function useCardWords(): CardWords {
  const { t } = useTranslation();
  return {
    action: t('fleet.ocr.action'),
    reading: t('fleet.ocr.reading'),
    nothing: t('fleet.ocr.nothing'),
    found: t('fleet.ocr.found'),
    suggestion: (confidence) => t('fleet.ocr.suggestion', { confidence }),
    use: t('fleet.ocr.use'),
    ignore: t('fleet.ocr.ignore'),
  };
}
