import { htmlBounds, isBoundedHtml } from '#contract/isBoundedHtml';
import { cleanHtml } from '../../content/cleanHtml.ts';
import type { ArticleTexts } from '../../content/schema.ts';
import type { Texts } from '../../brands/languages/texts.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Inputs } from './inputs.ts';
import { OperatorError } from './OperatorError.ts';
import { readTexts, wordInputs } from './wordInputs.ts';

const fields = {
  title: { help: 'title, plain text', longest: 120 },
  content: { help: 'text, HTML of the allow-list', longest: htmlBounds.characters },
};

/** Options of anything that has a title and HTML below it, for a time. */
export const articleInputs: Inputs = wordInputs(fields);

export const windowInputs = {
  from: { kind: 'time', help: 'shown from then on; now unless given' },
  until: { kind: 'time', help: 'not shown from then on' },
} as const satisfies Inputs;

const hostsOf = ({ imageCDNs }: Tenant): string[] =>
  imageCDNs.map((origin) => URL.parse(origin)?.host ?? origin);

const demandBounded = (html: string): string => {
  if (isBoundedHtml(html)) return html;
  const { characters, depth } = htmlBounds;
  throw new OperatorError(
    `content has to be plain HTML: at most ${characters} characters and ${depth} elements in each other, every tag and quote closed`,
  );
};

/** What is stored of an article: HTML is cleaned here, on its way in. */
export const readArticle = (
  values: Readonly<Record<string, unknown>>,
  tenant: Tenant,
): Texts<ArticleTexts> => {
  const texts = readTexts(values, fields, 'title');
  const cleaned = Object.entries(texts).map(([language, { title, content }]) => [
    language,
    { title: title.normalize('NFC'), content: cleanHtml(demandBounded(content), hostsOf(tenant)) },
  ]);
  return Object.fromEntries(cleaned) as Texts<ArticleTexts>;
};

/** When pages change because of something that is shown for a time. */
export const momentsOf = ({ publishedAt, endsAt }: { publishedAt: Date; endsAt: Date | null }) =>
  endsAt === null ? [publishedAt] : [publishedAt, endsAt];

/** When something is shown. Throws OperatorError when it would end before it begins. */
export const readWindow = (
  { from, until }: { from?: Date | undefined; until?: Date | undefined },
  now: Date,
) => {
  const publishedAt = from ?? now;
  if (until !== undefined && until <= publishedAt) throw new OperatorError('until has to come after from');
  return { publishedAt, endsAt: until ?? null };
};
