import { percentOf } from '@/domain/percentOf';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { Progress } from '@/ui/feedback/Progress';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('VipPanel', ['row', 'strong', 'words', 'summary']);

const Levels = styled('ol')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: space(2),
  margin: `${space(3)} 0 0`,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row}`]: {
    padding: space(3),
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.overlay,
    fontSize: textSize.note,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
  [`& .${slot.row}[data-reached]`]: { boxShadow: `inset 0 0 0 1.5px ${vars.accent.main}` },
  [`& .${slot.strong}`]: { display: 'block', fontWeight: 600, color: vars.text.primary },
  [`& .${slot.words}`]: { display: 'block' },
});

const More = styled('details')({
  marginTop: space(3),
  [`& .${slot.summary}`]: {
    width: 'fit-content',
    cursor: 'pointer',
    fontSize: textSize.meta,
    lineHeight: '20px',
    fontWeight: 600,
    color: vars.primary.text,
  },
});

const Next = styled('p')({
  margin: `${space(2)} 0 0`,
  fontSize: textSize.note,
  lineHeight: '18px',
  color: vars.text.secondary,
});

/** The VIP level, the progress to the next one, and the benefits of each (INFO-05). */
export function VipPanel({ vip }: { vip: Value<'vip'> }) {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const next = vip.levels.find(({ level }) => level > vip.level);
  const reached = BigInt(vip.reached.amount);
  const goal = BigInt(next?.from.amount ?? 0);
  const left = goal > reached ? goal - reached : 0n;
  return (
    <TitledPanel
      title={
        next
          ? t('toNext', { level: next.level, amount: money({ ...vip.reached, amount: left.toString() }) })
          : t('topLevel')
      }
      end={<StatusLabel tone="warning">{t('level', { level: vip.level })}</StatusLabel>}
    >
      <Progress tone="accent" value={percentOf(reached, goal)} label={t('vipProgress')} />
      {next && <Next>{t('nextGift', { amount: money(next.gift), count: next.times })}</Next>}
      <More>
        <summary className={slot.summary}>{t('levels')}</summary>
        <Levels>
          {vip.levels
            .filter(({ level }) => level > 0)
            .map(({ level, from, gift, times }) => (
              <li className={slot.row} key={level} data-reached={level <= vip.level || undefined}>
                <b className={slot.strong}>{t('level', { level })}</b>
                <span className={slot.words}>{t('levelFrom', { amount: money(from) })}</span>
                <span className={slot.words}>{t('levelGift', { amount: money(gift), count: times })}</span>
              </li>
            ))}
        </Levels>
      </More>
    </TitledPanel>
  );
}
