import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';
import { EmptyState } from '@/ui/feedback/EmptyState';

const Root = styled('div')({
  display: 'grid',
  alignContent: 'safe center',
  height: '100%',
  padding: 24,
  overflowY: 'auto',
  backgroundColor: vars.surface.base,
});

interface StageNoticeProps {
  title: string;
  text: string;
  icon: ReactNode;
  action: ReactNode;
  /** Suggested games. */
  others?: ReactNode;
}

/** Replaces a game that does not play here: says why and what the player can do. */
export function GameNotice({ others, ...words }: StageNoticeProps) {
  return (
    <Root role="alert">
      <EmptyState {...words} plain />
      {others}
    </Root>
  );
}
