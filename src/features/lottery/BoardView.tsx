import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useEntryState } from '@/data/core/useEntryState';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PrizeBoard } from '@/ui/gaming/PrizeBoard';
import { Select } from '@/ui/fields/Select';
import { focusRing } from '@/ui/styles/styleParts';
import { useLotteryWords } from './useLotteryWords';

type Draw = Value<'openedNumbers'>['list'][number];

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  '& details': { color: vars.text.secondary, fontSize: textSize.meta, lineHeight: '20px' },
  '& summary': {
    minHeight: 44,
    lineHeight: '44px',
    borderRadius: vars.radius.xs,
    color: vars.primary.text,
    fontWeight: 600,
    cursor: 'pointer',
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  '& details p': { margin: space(0, 0, 2.5) },
  '& dl': { display: 'grid', gap: space(2), margin: 0 },
  '& dt': { color: vars.text.muted, fontSize: textSize.note },
  '& dd': { margin: 0, overflowWrap: 'anywhere', color: vars.text.primary },
});

/** Boards whose last prize stands out have an eighth one. */
const isOfSouth = ({ prizes }: Draw): boolean => prizes.at(-1)?.tier === 'eighth';

/** One draw's board, chosen among the last ones, with what proves it. */
export function BoardView({ draws }: { draws: readonly Draw[] }) {
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  const [chosen, setChosen] = useEntryState<string | undefined>('board', undefined);
  const draw = draws.find(({ drawNo }) => drawNo === chosen) ?? draws[0];
  if (draw === undefined) return <EmptyState plain title={t('noResults')} />;
  const { proof } = draw;
  return (
    <Root>
      <Select
        label={t('chooseDraw')}
        name="draw"
        value={draw.drawNo}
        options={draws.map(({ drawNo, drawsAt }) => ({
          value: drawNo,
          label: `${t('drawNo', { drawNo })} (${words.time(drawsAt)})`,
        }))}
        onChange={setChosen}
      />
      <PrizeBoard
        caption={t('opened', { name: draw.gameName })}
        prizes={draw.prizes.map(({ tier, numbers }) => ({ id: tier, label: t(`tiers.${tier}`), numbers }))}
        lastStandsOut={isOfSouth(draw)}
      />
      <details>
        <summary>{t('proof')}</summary>
        <p>{t('proofText')}</p>
        <dl>
          <div>
            <dt>{t('proofHash')}</dt>
            <dd>{proof.hash}</dd>
          </div>
          <div>
            <dt>{t('proofSeed')}</dt>
            <dd>{proof.serverSeed}</dd>
          </div>
          <div>
            <dt>{t('proofDraw')}</dt>
            <dd>{proof.clientSeed}</dd>
          </div>
        </dl>
      </details>
    </Root>
  );
}
