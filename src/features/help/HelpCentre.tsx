import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useHelpCentre, type HelpTopic } from '@/data/resources/useHelp';
import { Loaded } from '@/forms/Loaded';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { IconButton } from '@/ui/actions/IconButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Field } from '@/ui/fields/Field';
import { MagnifyingGlassIcon, XCircleFillIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { panel } from '@/ui/styles/styleParts';
import { LiveText } from '@/ui/typography/LiveText';
import { findArticles } from './findArticles';
import { HelpArticle } from './HelpArticle';

const slot = ownClasses('HelpCentre', ['find', 'topic', 'title', 'topics']);

const Root = styled('div')({
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  containerType: 'inline-size',
  [`& .${slot.find}`]: { maxWidth: 620 },
  [`& .${slot.topics}`]: { display: 'grid', gap: space(4), minWidth: 0 },
  // Two topics side by side where both have room; a pair is of one height.
  '@container (min-width: 900px)': {
    [`& .${slot.topics}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`& .${slot.topic}:last-of-type:nth-of-type(odd)`]: { gridColumn: '1 / -1' },
  },
  [`& .${slot.topic}`]: { ...panel, minWidth: 0, padding: space(5, 6, 2), scrollMarginTop: 140 },
  [`& .${slot.title}`]: {
    margin: space(0, 0, 2),
    fontSize: textSize.subtitle,
    lineHeight: '26px',
    fontWeight: 600,
    color: vars.text.primary,
  },
  [media.phone]: { [`& .${slot.topic}`]: { padding: space(4, 4, 1) } },
});

/** Longest search. */
const MOST_TYPED = 60;

/** Anchor of an article. */
const anchorOf = (topic: string, id: number): string => `${topic}-${id}`;

/** The help centre: topics with their questions, each an anchor, and a search that answers while one types (INFO-01). */
export function HelpCentre() {
  const centre = useHelpCentre();
  return (
    <Loaded of={centre} rows={20}>
      {({ sections }) => <Topics topics={sections} />}
    </Loaded>
  );
}

function Topics({ topics }: { topics: readonly HelpTopic[] }) {
  const { t } = useTranslation('help');
  const { hash } = useLocation();
  const [search, setSearch] = useState('');
  const found = findArticles(topics, search);
  const count = found.reduce((sum, { articles }) => sum + articles.length, 0);
  const isSearching = search.trim() !== '';
  // The browser has looked for the anchor before the answer came.
  useEffect(() => {
    if (hash === '') return;
    const target = document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
    target?.scrollIntoView();
  }, [hash]);
  return (
    <Root>
      <div className={slot.find} role="search">
        <Field
          label={t('search')}
          labelHidden
          name="help"
          type="search"
          inputMode="search"
          autoComplete="off"
          maxLength={MOST_TYPED}
          placeholder={t('searchHint')}
          value={search}
          onChange={setSearch}
          startAdornment={<MagnifyingGlassIcon fontSize={20} />}
          endAdornment={
            search !== '' && (
              <IconButton label={t('clear')} onClick={() => setSearch('')}>
                <XCircleFillIcon fontSize={18} />
              </IconButton>
            )
          }
        />
      </div>
      <LiveText>{isSearching ? t('found', { count }) : ''}</LiveText>
      {!isSearching && (
        <ChipLinks
          label={t('topics')}
          links={topics.map(({ id }) => ({
            href: `#${id}`,
            label: t(`topic.${id}`),
            current: hash === `#${id}`,
          }))}
        />
      )}
      {found.length === 0 ? (
        <EmptyState
          icon={<MagnifyingGlassIcon fontSize={40} />}
          title={t(isSearching ? 'nothing' : 'empty')}
          text={t(isSearching ? 'nothingText' : 'emptyText')}
        />
      ) : (
        <div className={slot.topics}>
          {found.map(({ id, articles }) => (
            <section key={id} id={id} className={slot.topic} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={slot.title}>
                {t(`topic.${id}`)}
              </h2>
              {articles.map((article) => (
                <HelpArticle
                  key={isSearching ? `found ${article.id}` : article.id}
                  id={anchorOf(id, article.id)}
                  article={article}
                  open={isSearching && count <= 3}
                />
              ))}
            </section>
          ))}
        </div>
      )}
    </Root>
  );
}
