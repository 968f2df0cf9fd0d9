import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { useDesk } from '@/data/desk/deskContext';
import { useDeskResource } from '@/data/desk/useDeskResource';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { panel } from '@/ui/styles/styleParts';
import { DeskMemberFactsView } from './DeskMemberFactsView';

// A panel, so that text which is cut at its edge is seen to scroll.
const Facts = styled('div')({
  ...panel,
  padding: space(3, 4),
  maxHeight: 'min(320px, 40dvh)',
  overflowY: 'auto',
  flex: 'none',
});

/** Payments and limits of the member of a chat, asked for when they are wanted: each look is in the audit. */
export function DeskMemberFacts({ chatId }: { chatId: string }) {
  const { t } = useTranslation('desk');
  const [shows, setShows] = useState(false);
  const facts = useDeskResource('member', shows ? { id: chatId } : null);
  const { timeZone } = useDesk().boot;
  const factsId = useId();
  return (
    <>
      <div>
        <Button size="small" aria-expanded={shows} aria-controls={factsId} onClick={() => setShows(!shows)}>
          {t('facts')}
        </Button>
      </div>
      {shows && (
        // Focusable, so that the keyboard can scroll it.
        <Facts id={factsId} role="region" aria-label={t('facts')} tabIndex={0}>
          <Loaded of={facts} rows={4} plain>
            {(value) => <DeskMemberFactsView facts={value} timeZone={timeZone} />}
          </Loaded>
        </Facts>
      )}
    </>
  );
}
