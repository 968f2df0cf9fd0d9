import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { usePointsConfig } from '@/data/resources/usePoints';
import { useCountText } from '@/data/session/useCountText';
import { Loaded } from '@/forms/Loaded';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { ownClasses } from '@/ui/styles/ownClasses';
import { panel, tabular } from '@/ui/styles/styleParts';
import { Text } from '@/ui/typography/Text';

const slot = ownClasses('RatioList', ['ratio', 'label', 'value']);

const Root = styled('section')({ display: 'grid', gap: space(3), minWidth: 0 });
const Ratios = styled('dl')({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5),
  margin: 0,
  [`& .${slot.ratio}`]: { ...panel, flex: '1 1 156px', minWidth: 0, padding: space(3, 4) },
  [`& .${slot.label}`]: { fontSize: textSize.note, lineHeight: '18px', color: vars.text.secondary },
  [`& .${slot.value}`]: { margin: 0, fontWeight: 600, textWrap: 'balance' },
});

/** How points are earned and what they are worth (POINT-01). */
export function RatioList() {
  const { t } = useTranslation('points');
  const money = useMoneyText();
  const count = useCountText();
  const config = usePointsConfig();
  return (
    <Root>
      <SectionHeading title={t('ratios')} />
      <Loaded of={config} rows={2}>
        {({ ratios, convert }) => (
          <>
            {ratios.length === 0 ? (
              <Text tone="secondary">{t('noRatios')}</Text>
            ) : (
              <Ratios>
                {ratios.map(({ source, points, amount }) => (
                  <div key={source} className={slot.ratio}>
                    <dt className={slot.label}>{t(`source.${source}`)}</dt>
                    <dd className={slot.value}>
                      {t('ratio', { amount: money(amount), count: points, points: count(points) })}
                    </dd>
                  </div>
                ))}
                {convert && (
                  <div className={slot.ratio}>
                    <dt className={slot.label}>{t('convert')}</dt>
                    <dd className={slot.value}>
                      {t('convertOf', { amount: money(convert.amount), points: count(convert.points) })}
                    </dd>
                  </div>
                )}
              </Ratios>
            )}
            <Text tone="secondary" variant="caption">
              {t('ratioNote')}
            </Text>
          </>
        )}
      </Loaded>
    </Root>
  );
}
