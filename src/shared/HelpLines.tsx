import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { Link } from '@/ui/actions/Link';

const List = styled('ul')({
  '&&': { display: 'grid', gap: space(3), margin: `${space(3)} 0 0`, padding: 0, listStyle: 'none' },
  '& b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: textSize.meta, color: vars.text.muted },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(4)}`, '& a': { minHeight: 32 } },
});

/** Who helps, as the operator has given them; without any, nothing: none is invented (SAFE-06). */
export function HelpLines() {
  const { t } = useTranslation('safer');
  const { helpLines } = useSite().boot.brand;
  if (helpLines.length === 0) return null;
  return (
    <section aria-label={t('help.title')}>
      <h3>{t('help.title')}</h3>
      <p>{t('help.text')}</p>
      <List>
        {helpLines.map(({ name, phone, url, hours }) => (
          <li key={name}>
            <b>{name}</b>
            {hours !== undefined && <small>{hours}</small>}
            <span className="ways">
              {phone !== undefined && (
                <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('help.call', { phone })}</Link>
              )}
              {url !== undefined && <Link href={url}>{URL.parse(url)?.hostname ?? url}</Link>}
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}
