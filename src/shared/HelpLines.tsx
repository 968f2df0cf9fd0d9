import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { Link } from '@/ui/actions/Link';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('HelpLines', ['strong', 'note', 'ways', 'link']);

const List = styled('ul')({
  '&&': { display: 'grid', gap: space(3), margin: `${space(3)} 0 0`, padding: 0, listStyle: 'none' },
  [`& .${slot.strong}`]: { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  [`& .${slot.note}`]: { display: 'block', fontSize: textSize.meta, color: vars.text.muted },
  [`& .${slot.ways}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space(4)}`,
    [`& .${slot.link}`]: { minHeight: 32 },
  },
});

interface HelpLinesProps {
  /** Class names of the surrounding page. */
  classes?: { subtitle: string; text: string };
}

/** The help lines that the operator has configured; renders nothing without any (SAFE-06). */
export function HelpLines({ classes }: HelpLinesProps) {
  const { t } = useTranslation('safer');
  const { helpLines } = useSite().boot.brand;
  if (helpLines.length === 0) return null;
  return (
    <section aria-label={t('help.title')}>
      <h3 className={classes?.subtitle}>{t('help.title')}</h3>
      <p className={classes?.text}>{t('help.text')}</p>
      <List>
        {helpLines.map(({ name, phone, url, hours }) => (
          <li key={name}>
            <b className={slot.strong}>{name}</b>
            {hours !== undefined && <small className={slot.note}>{hours}</small>}
            <span className={slot.ways}>
              {phone !== undefined && (
                <Link className={slot.link} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  {t('help.call', { phone })}
                </Link>
              )}
              {url !== undefined && (
                <Link className={slot.link} href={url}>
                  {URL.parse(url)?.hostname ?? url}
                </Link>
              )}
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}
