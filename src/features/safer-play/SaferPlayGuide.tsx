import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { returnTo } from '@/config/returnTo';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { HelpLines } from '@/shared/HelpLines';
import { Link } from '@/ui/actions/Link';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('SaferPlayGuide', ['text', 'subtitle']);

const tools = ['limits', 'reality', 'timeOut', 'selfExclusion'] as const;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  [`& .${slot.text}`]: { margin: 0, color: vars.text.secondary },
  [`& .${slot.subtitle}`]: {
    margin: `0 0 ${space(1)}`,
    fontSize: textSize.large,
    lineHeight: '25px',
    fontWeight: 600,
  },
});

/** Explains the safer-play tools to visitors without an account that could use them, and lists help lines (SAFE-06). */
export function SaferPlayGuide({ guest }: { guest: boolean }) {
  const { t } = useTranslation('safer');
  const place = useLocation();
  const login = useLoginAddress();
  return (
    <Root>
      <p className={slot.text}>{t('guest.lead')}</p>
      {tools.map((tool) => (
        <section key={tool}>
          <h3 className={slot.subtitle}>{t(`guest.${tool}`)}</h3>
          <p className={slot.text}>{t(`guest.${tool}Text`)}</p>
        </section>
      ))}
      <HelpLines classes={slot} />
      {guest && (
        <p className={slot.text}>
          <Link href={login} state={returnTo(place, 'saferPlay')}>
            {t('guest.login')}
          </Link>
        </p>
      )}
    </Root>
  );
}
