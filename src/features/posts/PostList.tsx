import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PostKind } from '#contract/help';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { usePosts, type Post } from '@/data/resources/useHelp';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { bannerArt } from '@/domain/bannerArt';
import { formatTime } from '@/domain/dates';
import { pictureSources } from '@/domain/pictureSources';
import { Loaded } from '@/forms/Loaded';
import { usePaging } from '@/shared/usePaging';
import { Link } from '@/ui/actions/Link';
import { Pagination } from '@/ui/actions/Pagination';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { BellIcon } from '@/ui/media/icons';
import { Picture } from '@/ui/media/Picture';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display, panel } from '@/ui/styles/styleParts';

const slot = ownClasses('PostList', ['item', 'post', 'plate', 'picture', 'words', 'title', 'lead', 'meta']);

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(280px, 30%)), 1fr))',
  gap: space(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.post}`]: {
    ...panel,
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
  },
  [`& .${slot.plate}`]: {
    display: 'grid',
    placeItems: 'center',
    height: 190,
    backgroundColor: vars.primary.soft,
  },
  [`& .${slot.picture}`]: {
    width: 260,
    height: 166,
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [`& .${slot.words}`]: { display: 'grid', gap: space(1.5), padding: space(5) },
  [`& .${slot.title}`]: { margin: 0, fontSize: textSize.large, lineHeight: '24px', fontWeight: 600 },
  [`& .${slot.lead}`]: { margin: 0, color: vars.text.secondary, textWrap: 'pretty' },
  [`& .${slot.meta}`]: { margin: 0, fontSize: textSize.caption, color: vars.text.muted },
  // The newest leads: it has two columns, and its picture stands beside its words.
  [media.tabletUp]: {
    [`& .${slot.item}:first-of-type`]: {
      gridColumn: 'span 2',
      [`& .${slot.post}`]: { flexDirection: 'row' },
      [`& .${slot.plate}`]: { flex: '0 0 44%', height: 'auto', minHeight: 323 },
      [`& .${slot.picture}`]: { width: 'min(300px, 88%)', height: 190 },
      [`& .${slot.words}`]: { alignContent: 'center', padding: space(7) },
      [`& .${slot.title}`]: display(24, 31),
      [`& .${slot.lead}`]: { fontSize: textSize.lead },
    },
  },
});
const Wait = styled(SkeletonBlock)({ height: 323, borderRadius: vars.radius.lg });

const placeholders = [1, 2, 3];

/** Posts of a kind, the newest first, each opened under its own address (INFO-01). */
export function PostList({ kind }: { kind: PostKind }) {
  const { t } = useTranslation('help');
  const [page, setPage] = useHistoryState('posts page', 1);
  const posts = usePosts(kind, page);
  const paging = usePaging(page, posts.value?.totalPages ?? 1, setPage);
  return (
    <Loaded
      of={posts}
      skeleton={
        <Grid aria-hidden>
          {placeholders.map((place) => (
            <li key={place}>
              <Wait />
            </li>
          ))}
        </Grid>
      }
    >
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState icon={<BellIcon fontSize={40} />} title={t('noPosts')} text={t('noPostsText')} />
        ) : (
          <>
            <Grid>
              {list.map((post) => (
                <li key={post.slug} className={slot.item}>
                  <PostCard post={post} />
                </li>
              ))}
            </Grid>
            {totalPages > 1 && <Pagination {...paging} />}
          </>
        )
      }
    </Loaded>
  );
}

function PostCard({ post: { slug, title, lead, image, publishedAt, minutes } }: { post: Post }) {
  const { t } = useTranslation('help');
  const { art, timeZone } = useSite().boot.brand;
  const hosts = useImageHosts();
  const modal = useModalAddress();
  return (
    <article className={slot.post}>
      <div className={slot.plate}>
        <Picture
          className={slot.picture}
          sources={pictureSources(bannerArt(image, art).small, hosts)}
          alt=""
          width={220}
          height={140}
        />
      </div>
      <div className={slot.words}>
        <h2 className={slot.title}>
          <Link href={modal('post', slug)}>{title}</Link>
        </h2>
        <p className={slot.lead}>{lead}</p>
        <p className={slot.meta}>
          {formatTime(publishedAt, 'day', timeZone)} · {t('minutes', { count: minutes })}
        </p>
      </div>
    </article>
  );
}
