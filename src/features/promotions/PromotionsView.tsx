import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { GiftIcon } from '@/ui/media/icons';
import { PromotionCard, promotionCardClasses } from '@/ui/gaming/PromotionCard';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { Strip } from '@/ui/layout/Strip';
import { StripArrows } from '@/ui/layout/StripArrows';
import { useStrip } from '@/ui/hooks/useStrip';
import { PromotionCardSkeletons } from './PromotionCardSkeletons';
import type { PromotionEntry } from './usePromotionCards';

/** Beyond this number the list has arrows (spec §9). */
const standing = 3;

const Root = styled('section')({ minWidth: 0, [`& .${promotionCardClasses.root}`]: { height: '100%' } });

interface PromotionsViewProps {
  /** Undefined until they have loaded. */
  promotions: readonly PromotionEntry[] | undefined;
  failure?: string;
  busy: boolean;
  onRetry: () => void;
}

export function PromotionsView({ promotions, failure, busy, onRetry }: PromotionsViewProps) {
  const { t } = useTranslation(['home', 'common']);
  const { frame, step } = useStrip();
  const content = () => {
    if (failure !== undefined)
      return (
        <ErrorState
          title={t('promotionsFailed')}
          text={failure}
          retryLabel={t('common:retry')}
          onRetry={onRetry}
          loading={busy}
        />
      );
    if (promotions === undefined) return <PromotionCardSkeletons />;
    if (promotions.length === 0)
      return <EmptyState title={t('promotionsEmpty')} icon={<GiftIcon fontSize={40} />} />;
    return (
      <Strip
        ref={frame}
        variant="panels"
        items={promotions.map(({ id, ...promotion }) => ({ id, content: <PromotionCard {...promotion} /> }))}
      />
    );
  };
  return (
    <Root aria-label={t('promotions')}>
      <SectionHeading
        title={t('promotions')}
        more={isBuiltAddress('/promotions') ? { label: t('seeAllNotices'), href: '/promotions' } : undefined}
        end={
          promotions && promotions.length > standing ? (
            <StripArrows
              step={step}
              labels={{ previous: t('promotionsPrevious'), next: t('promotionsNext') }}
            />
          ) : undefined
        }
      />
      {content()}
    </Root>
  );
}
