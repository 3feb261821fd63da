import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The map library's texts, in the language of the user. */
export function useMapWords(label: string): Record<string, string> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      'Map.Title': t('ui.map.surface', { label }),
      'NavigationControl.ZoomIn': t('ui.map.zoomIn'),
      'NavigationControl.ZoomOut': t('ui.map.zoomOut'),
      'AttributionControl.ToggleAttribution': t('ui.map.toggleAttribution'),
      'Popup.Close': t('ui.map.closePopup'),
    }),
    [t, label],
  );
}
