import { useTranslation } from 'react-i18next';
import { PauseView } from './PauseView';
import { PauseHome } from './PauseHome';

/** Replaces game and offer pages during a pause (SAFE-03). */
export function PauseScreen() {
  const { t, ready } = useTranslation('errors');
  return (
    <PauseView title={ready ? t('restingTitle') : ''}>
      <PauseHome />
    </PauseView>
  );
}
