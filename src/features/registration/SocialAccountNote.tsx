import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '@/ui/actions/Button';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';

interface SocialAccountNoteProps {
  provider: string;
  /** The visitor's name at the provider, if it may be shown; undefined once the link has lapsed. */
  name: string | null | undefined;
  onDrop: () => void;
}

/** Names the social account that the new account will be linked to. A visitor can remove one left by somebody else (LOGIN-11). */
export function SocialAccountNote({ provider, name, onDrop }: SocialAccountNoteProps) {
  const { t, ready } = useTranslation('social');
  const { state } = useLocation() as { state: unknown };
  const isLost = name === undefined;
  const title = isLost ? 'lost' : name === null ? 'title' : 'known';
  if (!ready) return null;
  return (
    <Note
      tone={isLost ? 'warning' : 'success'}
      title={t(title, { provider, name })}
      action={
        <Button variant="outline" size="small" onClick={onDrop}>
          {t('drop', { provider })}
        </Button>
      }
    >
      {t(isLost ? 'lostText' : 'text', { provider })}{' '}
      {isLost && (
        <Link href="/login" state={state}>
          {t('again')}
        </Link>
      )}
    </Note>
  );
}
