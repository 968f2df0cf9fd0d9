import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '#contract/sports';
import { OddsButton } from '@/ui/OddsButton';

interface OddsCellProps {
  side: Side;
  /** Decimal, as the wire has it. */
  odds: string;
  /** The same as the player reads it. */
  text: string;
  chosen: boolean;
  locked: boolean;
  onChoose: () => void;
}

/** A price that can be chosen, and which way it has just gone. */
export function OddsCell({ side, odds, text, chosen, locked, onChoose }: OddsCellProps) {
  const { t } = useTranslation('sports');
  const [last, setLast] = useState<{ odds: string; way?: 'up' | 'down' }>({ odds });
  if (last.odds !== odds) setLast({ odds, way: Number(odds) > Number(last.odds) ? 'up' : 'down' });
  const { way } = last;
  return (
    <OddsButton
      label={t(`cells.${side}`)}
      {...(!locked && { odds: text })}
      chosen={chosen}
      {...(way && !locked && { move: { way, label: t(way === 'up' ? 'rises' : 'falls') } })}
      onChoose={onChoose}
    />
  );
}
