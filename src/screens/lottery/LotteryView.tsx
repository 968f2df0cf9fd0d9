import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Frame } from '@/ui/layout/Frame';
import { ShieldCheckIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('LotteryView', ['balance', 'strong', 'columns', 'stack', 'side', 'note', 'icon']);

const Main = styled('main')({
  padding: `${space(5)} 0 ${space(10)}`,
  [`& .${slot.balance}`]: {
    ...tabular,
    display: 'flex',
    justifyContent: 'end',
    alignItems: 'baseline',
    gap: space(2),
    minHeight: 24,
    marginBottom: space(2),
    color: vars.text.muted,
    fontSize: textSize.meta,
    [`& .${slot.strong}`]: { color: vars.accent.text, fontSize: textSize.lead },
  },
  [`& .${slot.columns}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: space(5),
    marginBottom: space(8),
  },
  [`& .${slot.columns} > *`]: { minWidth: 0 },
  [`& .${slot.stack}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) },
  [`& .${slot.side}`]: { display: 'grid', gap: space(5) },
  [`& .${slot.note}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    margin: `${space(5)} 0 0`,
    color: vars.text.muted,
    fontSize: textSize.meta,
    lineHeight: '20px',
    [`& .${slot.icon}`]: { flex: 'none', color: vars.success.main },
  },
  [media.belowDesktop]: { [`& .${slot.columns}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.phone]: { paddingTop: space(3) },
});

interface LotteryViewProps {
  /** On a game page the balance is shown here instead of in the header (HDR-05). */
  balance: { readonly label: string; readonly amount: string } | undefined;
  popular: ReactNode;
  main: ReactNode;
  /** Below the main part, over the whole width; a page with it has no column at the side. */
  results?: ReactNode;
  aside: ReactNode;
  note: string;
  /** Overlay above the whole page. */
  board: ReactNode;
}

export function LotteryView({ balance, popular, main, results, aside, note, board }: LotteryViewProps) {
  return (
    <Main id="content">
      <Frame>
        <p className={slot.balance}>
          {balance && (
            <>
              {balance.label} <b className={slot.strong}>{balance.amount}</b>
            </>
          )}
        </p>
        {results === undefined ? (
          <>
            <div className={slot.columns}>
              <div>{main}</div>
              <aside className={slot.side}>{aside}</aside>
            </div>
            {popular}
          </>
        ) : (
          <div className={slot.stack}>
            {main}
            {results}
            {popular}
            {aside}
          </div>
        )}
        <p className={slot.note}>
          <ShieldCheckIcon className={slot.icon} fontSize={18} />
          {note}
        </p>
      </Frame>
      {board}
    </Main>
  );
}
