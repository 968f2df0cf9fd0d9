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

const tools = ['limits', 'reality', 'timeOut', 'selfExclusion'] as const;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '& p': { margin: 0, color: vars.text.secondary },
  '& h3': { margin: `0 0 ${space(1)}`, fontSize: textSize.large, lineHeight: '25px', fontWeight: 600 },
});

/** What safer play is made of, for those who have no account to set it for, and where help is (SAFE-06). */
export function SaferPlayGuide({ guest }: { guest: boolean }) {
  const { t } = useTranslation('safer');
  const place = useLocation();
  const login = useLoginAddress();
  return (
    <Root>
      <p>{t('guest.lead')}</p>
      {tools.map((tool) => (
        <section key={tool}>
          <h3>{t(`guest.${tool}`)}</h3>
          <p>{t(`guest.${tool}Text`)}</p>
        </section>
      ))}
      <HelpLines />
      {guest && (
        <p>
          <Link href={login} state={returnTo(place, 'saferPlay')}>
            {t('guest.login')}
          </Link>
        </p>
      )}
    </Root>
  );
}
