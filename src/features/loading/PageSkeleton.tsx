import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Frame } from '@/ui/layout/Frame';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('PageSkeleton', ['text']);

/** After this time (ms) the skeleton says that loading takes unusually long. */
const patience = 10_000;

const Main = styled('main')({
  minHeight: '99vh',
  paddingTop: space(8),
  [`& .${slot.text}`]: { color: vars.text.secondary },
  [`& .${slot.text}:empty`]: { margin: 0 },
});

/** Shown while a page's chunk loads; the prerendered document of such a page contains it too. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Main id="content" aria-busy>
      <Frame>
        <ListSkeleton rows={8} />
        <p className={slot.text} role="status">
          {late && t('slowLoad')}
        </p>
      </Frame>
    </Main>
  );
}
