import { useTranslation } from 'react-i18next';
import type { SocialRegistration } from '@/data/socialRegistration';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';

interface FromElsewhereProps extends Pick<SocialRegistration, 'provider' | 'name'> {
  onDrop: () => void;
}

/** Whose account elsewhere the new one will be entered by: somebody else's, left behind here, can be put aside (LOGIN-11). */
export function FromElsewhere({ provider, name, onDrop }: FromElsewhereProps) {
  const { t } = useTranslation('registration');
  return (
    <Note tone="success" title={t(name === null ? 'social.title' : 'social.known', { provider, name })}>
      <p>{t('social.text', { provider })}</p>
      <Button tone="outline" size="small" onClick={onDrop}>
        {t('social.drop', { provider })}
      </Button>
    </Note>
  );
}
