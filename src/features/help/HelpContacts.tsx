import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSupportAddress } from '@/data/resources/useSupportAddress';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Button } from '@/ui/actions/Button';
import { ChatCircleDotsIcon, HeadsetIcon, ShieldCheckIcon } from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';
import { panel } from '@/ui/styles/styleParts';

const slot = ownClasses('HelpContacts', ['way', 'icon', 'words', 'title', 'text']);

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: space(3.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.way}`]: { ...panel, display: 'flex', alignItems: 'center', gap: space(3), padding: space(4) },
  [`& .${slot.icon}`]: { flex: 'none', display: 'flex', color: vars.primary.text },
  [`& .${slot.words}`]: { flex: 1, minWidth: 0 },
  [`& .${slot.title}`]: { margin: 0, fontSize: textSize.body, lineHeight: '20px', fontWeight: 600 },
  [`& .${slot.text}`]: {
    margin: 0,
    fontSize: textSize.caption,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
});

interface WayProps {
  icon: ReactNode;
  name: 'feedback' | 'support' | 'safer';
  href: string;
}

function Way({ icon, name, href }: WayProps) {
  const { t } = useTranslation('help');
  return (
    <li className={slot.way}>
      <span className={slot.icon}>{icon}</span>
      <div className={slot.words}>
        <h2 className={slot.title}>{t(`way.${name}`)}</h2>
        <p className={slot.text}>{t(`way.${name}Text`)}</p>
      </div>
      <Button href={href} aria-label={t('openWay', { way: t(`way.${name}`) })}>
        {t('open')}
      </Button>
    </li>
  );
}

/** Where to go when the answer is not there: feedback, the chat of the site or of the brand, and safer play. */
export function HelpContacts() {
  const modal = useModalAddress();
  const support = useSupportAddress();
  return (
    <Root>
      <Way name="feedback" icon={<ChatCircleDotsIcon fontSize={24} />} href={modal('feedback')} />
      <Way name="support" icon={<HeadsetIcon fontSize={24} />} href={support} />
      <Way name="safer" icon={<ShieldCheckIcon fontSize={24} />} href={modal('saferPlay')} />
    </Root>
  );
}
