import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '#contract/wireTypes';
import { Link } from '@/ui/actions/Link';
import { CaretRightIcon } from '@/ui/media/icons';
import { hasLines } from './marketColumns';

interface MarketsLinkProps {
  match: Pick<BoardMatch, 'homeTeam' | 'awayTeam' | 'markets'>;
  /** Address of the match's page. */
  href: string;
  className?: string;
  tone?: 'primary' | 'inherit';
}

/** Leads to all markets of a match; nothing where the list shows them all. */
export function MarketsLink({ match, href, ...rest }: MarketsLinkProps) {
  const { t } = useTranslation('sports');
  if (!hasLines(match)) return null;
  return (
    <Link {...rest} href={href} aria-label={t('moreOf', { home: match.homeTeam, away: match.awayTeam })}>
      {t('more')}
      <CaretRightIcon fontSize={12} />
    </Link>
  );
}
