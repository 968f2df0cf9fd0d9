import { useTranslation } from 'react-i18next';
import { RestView } from './RestView';
import { RestHome } from './RestHome';

/** Replaces game and offer pages during a pause (SAFE-03). */
export function RestScreen() {
  const { t, ready } = useTranslation('errors');
  return (
    <RestView title={ready ? t('restingTitle') : ''}>
      <RestHome />
    </RestView>
  );
}
