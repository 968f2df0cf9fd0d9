import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useHistoryState } from '@/data/core/useHistoryState';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PrizeBoard } from '@/ui/gaming/PrizeBoard';
import { Select } from '@/ui/fields/Select';
import { focusRing } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('BoardView', ['details', 'summary', 'text', 'facts', 'term', 'value']);

type Draw = Value<'openedNumbers'>['list'][number];

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  [`& .${slot.details}`]: { color: vars.text.secondary, fontSize: textSize.meta, lineHeight: '20px' },
  [`& .${slot.summary}`]: {
    minHeight: 44,
    lineHeight: '44px',
    borderRadius: vars.radius.xs,
    color: vars.primary.text,
    fontWeight: 600,
    cursor: 'pointer',
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  [`& .${slot.details} .${slot.text}`]: { margin: space(0, 0, 2.5) },
  [`& .${slot.facts}`]: { display: 'grid', gap: space(2), margin: 0 },
  [`& .${slot.term}`]: { color: vars.text.muted, fontSize: textSize.note },
  [`& .${slot.value}`]: { margin: 0, overflowWrap: 'anywhere', color: vars.text.primary },
});

/** Boards with an eighth prize highlight it as the last one. */
const isOfSouth = ({ prizes }: Draw): boolean => prizes.at(-1)?.tier === 'eighth';

/** The board of one of the latest draws, with its proof of fairness. */
export function BoardView({ draws }: { draws: readonly Draw[] }) {
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  const [chosen, setChosen] = useHistoryState<string | undefined>('board', undefined);
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
      <details className={slot.details}>
        <summary className={slot.summary}>{t('proof')}</summary>
        <p className={slot.text}>{t('proofText')}</p>
        <dl className={slot.facts}>
          <div>
            <dt className={slot.term}>{t('proofHash')}</dt>
            <dd className={slot.value}>{proof.hash}</dd>
          </div>
          <div>
            <dt className={slot.term}>{t('proofSeed')}</dt>
            <dd className={slot.value}>{proof.serverSeed}</dd>
          </div>
          <div>
            <dt className={slot.term}>{t('proofDraw')}</dt>
            <dd className={slot.value}>{proof.clientSeed}</dd>
          </div>
        </dl>
      </details>
    </Root>
  );
}
