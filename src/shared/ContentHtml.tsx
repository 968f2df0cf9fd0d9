import { useImageHosts } from '@/data/resources/useImageHosts';
import { SafeHtml } from '@/ui/typography/SafeHtml';

const hostNames = (origins: readonly string[]): string[] =>
  origins.flatMap((origin) => URL.parse(origin)?.hostname ?? []);

/** HTML of the operator, with pictures of our own and of the brand's image hosts. */
export function ContentHtml({ html }: { html: string }) {
  return <SafeHtml html={html} imageHosts={hostNames(useImageHosts())} />;
}
