import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { postKinds, type PostKind } from '#contract/help';
import { PostList } from '@/features/posts/PostList';
import { TitledPage } from '@/shared/TitledPage';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { ListSkeleton } from '@/ui/feedback/Skeletons';

const pictures = { news: 'tv', blog: 'books' } as const satisfies Record<PostKind, string>;

/** News or the blog; the path says which (INFO-01). */
export function PostsScreen() {
  const { t, ready } = useTranslation('help');
  const { pathname } = useLocation();
  const kind = postKinds.find((one) => pathname.startsWith(`/${one}`)) ?? 'news';
  return ready ? (
    <TitledPage picture={pictures[kind]} title={t(`kind.${kind}`)} lead={t(`kindLead.${kind}`)}>
      <ChipLinks
        label={t('kinds')}
        links={[
          ...postKinds.map((one) => ({ href: `/${one}`, label: t(`kind.${one}`), current: one === kind })),
          { href: '/help#about', label: t('topic.about') },
        ]}
      />
      <PostList key={kind} kind={kind} />
    </TitledPage>
  ) : (
    <TitledPage picture={pictures[kind]}>
      <ListSkeleton rows={6} />
    </TitledPage>
  );
}
