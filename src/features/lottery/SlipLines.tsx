import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/resources/useAmounts';
import { lineStake, lineUnits, type SlipLine } from '@/domain/lotteryPicks';
import { IconButton } from '@/ui/actions/IconButton';
import { TrashIcon } from '@/ui/media/icons';
import { lines as atMost, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('SlipLines', ['row', 'strong', 'note', 'amount']);

const Root = styled('ol')({
  ...tabular,
  display: 'grid',
  margin: 0,
  padding: '2px 14px',
  listStyle: 'none',
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.field,
  [`& .${slot.row}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space(2.5),
    minHeight: 56,
    padding: '8px 0',
  },
  [`& .${slot.row} + .${slot.row}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.strong}`]: { ...atMost(2), fontSize: textSize.body, lineHeight: '20px', fontWeight: 600 },
  [`& .${slot.note}`]: {
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
  },
  [`& .${slot.amount}`]: { fontWeight: 700, whiteSpace: 'nowrap' },
});

interface SlipLinesProps {
  lines: readonly (SlipLine & { readonly id?: number })[];
  onRemove?: (id: number) => void;
}

/** Lines of a slip: the choice and its stake. */
export function SlipLines({ lines, onRemove }: SlipLinesProps) {
  const { t } = useTranslation('lottery');
  const money = useAmounts();
  const { picks } = useLotteryWords();
  return (
    <Root>
      {lines.map((line, place) => {
        const title = `${t(`playTypes.${line.playType}`)}: ${picks(line.picks)}`;
        const { id } = line;
        return (
          <li className={slot.row} key={id ?? `new ${place}`}>
            <span>
              <b className={slot.strong}>{title}</b>
              <small className={slot.note}>
                {t('units', { count: lineUnits(line) })} × {money.text(line.unitStake)}
                {line.times > 1 && ` × ${line.times}`}
              </small>
            </span>
            <span className={slot.amount}>{money.text(lineStake(line))}</span>
            {onRemove && id !== undefined && (
              <IconButton label={t('removeLine', { line: title })} onClick={() => onRemove(id)}>
                <TrashIcon fontSize={18} />
              </IconButton>
            )}
          </li>
        );
      })}
    </Root>
  );
}
