import { useTranslation } from 'react-i18next';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { usePointsConfig } from '@/data/resources/usePoints';
import { useCountText } from '@/data/session/useCountText';
import { Loaded } from '@/forms/Loaded';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { Text } from '@/ui/typography/Text';

/** How points are earned and what they are worth (POINT-01). */
export function RatioList() {
  const { t } = useTranslation('points');
  const money = useMoneyText();
  const count = useCountText();
  const config = usePointsConfig();
  return (
    <section aria-label={t('ratios')}>
      <SectionHeading title={t('ratios')} />
      <Loaded of={config} rows={4}>
        {({ ratios, convert }) => (
          <>
            {ratios.length === 0 ? (
              <Text tone="secondary">{t('noRatios')}</Text>
            ) : (
              <FigureTiles
                figures={[
                  ...ratios.map(({ source, points, amount }) => ({
                    id: source,
                    label: t(`source.${source}`),
                    value: t('ratio', { amount: money(amount), count: points, points: count(points) }),
                  })),
                  ...(convert
                    ? [
                        {
                          id: 'convert',
                          label: t('convert'),
                          value: t('convertOf', {
                            amount: money(convert.amount),
                            points: count(convert.points),
                          }),
                        },
                      ]
                    : []),
                ]}
              />
            )}
            <Text tone="secondary" variant="caption">
              {t('ratioNote')}
            </Text>
          </>
        )}
      </Loaded>
    </section>
  );
}
