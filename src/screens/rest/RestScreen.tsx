import { useTranslation } from 'react-i18next';
import { RestView } from './RestView';
import { RestHome } from './RestHome';

/** In the place of games and offers, for a member who rests (SAFE-03). */
export function RestScreen() {
  const { t, ready } = useTranslation('errors');
  return (
    <RestView title={ready ? t('restingTitle') : ''}>
      <RestHome />
    </RestView>
  );
}
