import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { PromotionDetail } from '@/data/resources/usePromotions';
import { Progress } from '@/ui/feedback/Progress';
import { CheckCircleFillIcon, CircleIcon, XCircleFillIcon } from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';
import { hidden } from '@/ui/styles/styleParts';
import { useOfferText } from './useOfferText';

const slot = ownClasses('OfferConditions', [
  'condition',
  'words',
  'mark',
  'met',
  'unmet',
  'state',
  'reached',
]);

const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.condition}`]: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: space(2.5),
  },
  [`& .${slot.words}`]: { display: 'grid', gap: space(1.5) },
  [`& .${slot.mark}`]: { lineHeight: 0, color: vars.text.muted },
  [`& .${slot.met}`]: { color: vars.success.main },
  [`& .${slot.unmet}`]: { color: vars.danger.main },
  [`& .${slot.state}`]: hidden,
  [`& .${slot.reached}`]: { fontSize: textSize.note, color: vars.text.secondary },
});

/** What a member has to be or to do, and how far each is (PROMO-01); of a visitor nothing is known. */
export function OfferConditions({ conditions }: Pick<PromotionDetail, 'conditions'>) {
  const { t } = useTranslation('offers');
  const text = useOfferText();
  return (
    <List>
      {conditions.map((condition) => {
        const { kind, met } = condition;
        const progress = text.progress(condition);
        const isCounted = progress !== undefined;
        const [Icon, look] =
          met === true
            ? ([CheckCircleFillIcon, slot.met] as const)
            : met === false && !isCounted
              ? ([XCircleFillIcon, slot.unmet] as const)
              : ([CircleIcon, ''] as const);
        return (
          <li key={kind} className={slot.condition}>
            <span className={`${slot.mark} ${look}`} aria-hidden>
              <Icon fontSize={22} />
            </span>
            <div className={slot.words}>
              <span>
                {text.condition(condition)}
                {met !== null && <span className={slot.state}>: {t(met ? 'met' : 'unmet')}</span>}
              </span>
              {progress && met !== null && (
                <>
                  <Progress
                    value={progress.percent}
                    label={text.condition(condition)}
                    valueText={progress.text}
                    tone={met ? 'success' : 'primary'}
                  />
                  <span className={slot.reached}>{progress.text}</span>
                </>
              )}
            </div>
          </li>
        );
      })}
    </List>
  );
}
