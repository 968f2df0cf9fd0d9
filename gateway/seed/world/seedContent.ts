import { cleanHtml } from '../../content/cleanHtml.ts';
import { banners, notices, popups, type ArticleTexts, type NoticeAudience } from '../../content/schema.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Texts } from '../../brands/languages/texts.ts';
import { seedBanners } from '../content/banners.ts';
import type { SeedBanner } from '../content/SeedBanner.ts';
import { agentNotices } from '../content/agentNotices.ts';
import { seedNotices, type SeedNotice } from '../content/notices.ts';
import { seedPopups } from '../content/popups.ts';
import { seedPromotions } from '../content/promotions.ts';
import { seedWords } from '../content/seedWords.ts';
import { brandAmounts } from './brandAmounts.ts';
import { allowsWagering } from '../../offers/rewards/wageringTimes.ts';
import type { WorldPlan } from './worldPlan.ts';

const HOUR = 3_600_000;

const articleOf = <Words extends ArticleTexts>(texts: Texts<Words>, tenant: Tenant): Texts<Words> =>
  Object.fromEntries(
    Object.entries<Words>(brandAmounts(texts, tenant)).map(([language, words]) => [
      language,
      { ...words, content: cleanHtml(words.content, tenant.imageCDNs) },
    ]),
  ) as Texts<Words>;

export const seedContent = async ({ tx, tenant, merchant, now }: WorldPlan): Promise<void> => {
  const { market } = tenant;
  const isAllowed = ({ signUpBonus, times = 0 }: Pick<SeedBanner, 'signUpBonus' | 'times'>) =>
    (signUpBonus === undefined || market.signUpBonus) && allowsWagering(times, market);
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const shown = await tx
    .insert(popups)
    .values(
      seedPopups.filter(isAllowed).flatMap(({ audiences, promotionType, art, hoursAgo, texts }) =>
        audiences.map((execution) => ({
          execution,
          promotionType,
          merchant,
          images: [{ url: art }],
          texts: articleOf(seedWords(promotionType === 'PR' ? 'promotions' : 'popups', texts), tenant),
          publishedAt: before(hoursAgo),
        })),
      ),
    )
    .returning({ id: popups.id, promotionType: popups.promotionType, execution: popups.execution });
  const offers = shown.filter(({ promotionType, execution }) => promotionType === 'PR' && execution === 'B');
  const shownBanners = seedBanners.filter(isAllowed);
  const places = seedPromotions.flatMap((one, place) => (isAllowed(one) ? [place + 1] : []));
  const first = shownBanners.find(({ groupName }) => groupName === 'w_home');
  const linkOf = ({ linkageType, link }: SeedBanner): string =>
    linkageType === 'promotion' ? String(offers[places.indexOf(Number(link))]?.id ?? '') : link;
  await tx.insert(banners).values(
    shownBanners.map((banner, sort) => ({
      groupName: banner.groupName,
      linkageType: banner.linkageType,
      texts: brandAmounts(seedWords('banners', banner.texts), tenant),
      link: linkOf(banner),
      merchant,
      // The first banner has the brand's own art, also where the market forbids the usual first one.
      url: banner === first || banner.art === 'hero' ? `/brands/${tenant.key}/hero` : banner.art,
      sort,
      publishedAt: before(1),
    })),
  );
  const noticesFor = (audience: NoticeAudience, list: readonly SeedNotice[]) =>
    list.filter(isAllowed).map(({ kind, hoursAgo, texts }) => ({
      ...{ merchant, kind, audience },
      texts: articleOf(seedWords(audience === 'agents' ? 'agentNotices' : 'notices', texts), tenant),
      publishedAt: before(hoursAgo),
    }));
  await tx.insert(notices).values([...noticesFor('all', seedNotices), ...noticesFor('agents', agentNotices)]);
};
