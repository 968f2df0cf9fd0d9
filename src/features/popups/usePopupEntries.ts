import type { Popup } from '#contract/wireTypes';
import { bannerArt } from '@/domain/bannerArt';
import { formatTime } from '@/domain/dates';
import { pictureSources } from '@/domain/pictureSources';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useSite } from '@/data/session/siteContext';

export interface PopupEntry {
  readonly id: string;
  readonly kind: Popup['promotionType'];
  readonly title: string;
  /** The HTML as the gateway sent it. */
  readonly content: string;
  readonly condition: string | undefined;
  readonly pictures: readonly (readonly string[])[];
  readonly imageHosts: readonly string[];
  /** 2026-11-20 18:00:00 */
  readonly time: string;
}

const hostNames = (origins: readonly string[]): string[] =>
  origins.flatMap((origin) => URL.parse(origin)?.hostname ?? []);

/** The entries of the popup dialog. */
export const usePopupEntries = (popups: readonly Popup[] | undefined): PopupEntry[] | undefined => {
  const { timeZone, art } = useSite().boot.brand;
  const hosts = useImageHosts();
  return popups?.map(({ id, promotionType, title, content, condition, announcementImages, publishedAt }) => ({
    id: String(id),
    kind: promotionType,
    title,
    content,
    condition,
    pictures: announcementImages.map(({ url }) => pictureSources(bannerArt(url, art).small, hosts)),
    imageHosts: hostNames(hosts),
    time: formatTime(publishedAt, 'popup', timeZone),
  }));
};
