import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import type { MemberPageName } from '@/config/memberPages';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { useModalAddress } from '@/data/session/useModalAddress';
import type { Pause } from '@/data/resources/useSaferPlay';
import { useSupportAddress } from '@/data/resources/useSupportAddress';
import { Button } from '@/ui/actions/Button';
import { ownClasses } from '@/ui/styles/ownClasses';
import { HelpLines } from './HelpLines';
import { PauseNote } from './PauseNote';

const slot = ownClasses('PauseSummary', ['text', 'ways']);

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  [`& .${slot.text}`]: { margin: 0 },
  [`& .${slot.ways}`]: { display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2) },
});

const pages = [
  { page: 'withdraw', words: 'withdraw' },
  { page: 'personalHistoryCopy', words: 'bets' },
  { page: 'transactionHistory', words: 'money' },
] as const satisfies readonly { readonly page: MemberPageName; readonly words: string }[];

/** Shown instead of a page during a break or self-exclusion: its end, and what is open meanwhile (SAFE-03). */
export function PauseSummary({ pause }: { pause: Pause }) {
  const { t, ready } = useTranslation('safer');
  const centre = useCentreAddress();
  const modal = useModalAddress();
  const support = useSupportAddress();
  if (!ready) return null;
  return (
    <Root>
      <PauseNote pause={pause} />
      <div>
        <p className={slot.text}>{t('rest.open')}</p>
        <div className={slot.ways}>
          {pages.map(({ page, words }) => (
            <Button key={page} href={centre(page)}>
              {t(`rest.${words}`)}
            </Button>
          ))}
          <Button href={modal('saferPlay')}>{t('rest.limits')}</Button>
          <Button href={support}>{t('rest.support')}</Button>
        </div>
      </div>
      <HelpLines classes={{ subtitle: slot.text, text: slot.text }} />
    </Root>
  );
}
