import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { playTypes, type PlayType } from '#contract/lottery';
import { space } from '#theme/space';
import { numbersOf, pickedBy, quickPickNames, takesGroups } from '@/domain/lotteryPicks';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { media } from '@/ui/styles/media';
import { NumberPad } from '@/ui/fields/NumberPad';
import { ownClasses } from '@/ui/styles/ownClasses';
import { TypedNumbers } from './TypedNumbers';

const slot = ownClasses('PickArea', ['chips', 'action']);

const Tools = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: 44,
  marginBottom: space(2),
  [`& .${slot.chips}`]: {
    display: 'flex',
    gap: space(1.5),
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: 3,
  },
  [`& .${slot.chips} > *`]: { flex: 'none' },
  [`& > .${slot.action}`]: { marginLeft: 'auto' },
  [media.phone]: {
    [`& .${slot.chips}`]: { marginInline: space(-3.5), paddingInline: 14 },
    [`& > .${slot.action}`]: { display: 'none' },
  },
});

interface PickAreaProps {
  playType: PlayType;
  picks: ReadonlySet<string>;
  onToggle: (numbers: readonly string[]) => void;
  onClear: () => void;
  disabled: boolean;
}

/** Input for the choice of a bet: a number pad for up to two digits, word buttons, or a text field for longer numbers. */
export function PickArea({ playType, picks, onToggle, onClear, disabled }: PickAreaProps) {
  const { t } = useTranslation('lottery');
  const { digits, ...shape } = playTypes[playType];
  const words: Readonly<Record<string, string>> = t('words', { returnObjects: true });
  const options =
    'words' in shape
      ? shape.words.map((id) => ({ id, label: words[id] ?? id }))
      : numbersOf(digits).map((id) => ({ id, label: id }));
  if (digits > 2)
    return <TypedNumbers {...{ digits, picks, onToggle, disabled }} most={playTypes[playType].most} />;
  return (
    <div>
      {digits === 2 && (
        <Tools>
          {takesGroups(playType) && (
            <div className={slot.chips} role="group" aria-label={t('quickPick')}>
              {quickPickNames.map((name) => (
                <Chip
                  key={name}
                  disabled={disabled}
                  selected={pickedBy(name).every((number) => picks.has(number))}
                  onClick={() => onToggle(pickedBy(name))}
                >
                  {t(`picks.${name}`)}
                </Chip>
              ))}
            </div>
          )}
          <Button
            className={slot.action}
            variant="text"
            size="small"
            disabled={picks.size === 0}
            onClick={onClear}
          >
            {t('clear')}
          </Button>
        </Tools>
      )}
      <NumberPad
        label={t('numbers')}
        options={options}
        selected={picks}
        onToggle={(id) => onToggle([id])}
        disabled={disabled}
        variant={digits === 0 ? 'words' : 'numbers'}
      />
    </div>
  );
}
