import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Frame } from '@/ui/layout/Frame';
import { ShieldCheckIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { tabular } from '@/ui/styles/styleParts';

const Main = styled('main')({
  padding: `${space(5)} 0 ${space(10)}`,
  '& .balance': {
    ...tabular,
    display: 'flex',
    justifyContent: 'end',
    alignItems: 'baseline',
    gap: space(2),
    minHeight: 24,
    marginBottom: space(2),
    color: vars.text.muted,
    fontSize: textSize.meta,
    '& b': { color: vars.accent.text, fontSize: textSize.lead },
  },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: space(5),
    marginTop: space(5.5),
  },
  '& .columns > *': { minWidth: 0 },
  '& aside': { display: 'grid', gap: space(5) },
  '& .note': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    margin: `${space(5)} 0 0`,
    color: vars.text.muted,
    fontSize: textSize.meta,
    lineHeight: '20px',
    '& svg': { flex: 'none', color: vars.success.main },
  },
  [media.belowDesktop]: { '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.phone]: { paddingTop: space(3), '& .columns': { marginTop: space(4.5) } },
});

interface LotteryViewProps {
  /** On a game page it stands here and not in the header (HDR-05). */
  balance: { readonly label: string; readonly amount: string } | undefined;
  popular: ReactNode;
  main: ReactNode;
  aside: ReactNode;
  note: string;
  /** Over all of it. */
  board: ReactNode;
}

export function LotteryView({ balance, popular, main, aside, note, board }: LotteryViewProps) {
  return (
    <Main id="content">
      <Frame>
        <p className="balance">
          {balance && (
            <>
              {balance.label} <b>{balance.amount}</b>
            </>
          )}
        </p>
        {popular}
        <div className="columns">
          <div>{main}</div>
          <aside>{aside}</aside>
        </div>
        <p className="note">
          <ShieldCheckIcon fontSize={18} />
          {note}
        </p>
      </Frame>
      {board}
    </Main>
  );
}
