/** Topics of the help centre in their order; each is an anchor of `/help`. */
export const helpSections = [
  'faq',
  'account',
  'deposit',
  'withdraw',
  'wagering',
  'rules',
  'responsible',
  'agents',
  'terms',
  'privacy',
  'about',
] as const;
export type HelpSection = (typeof helpSections)[number];

/** Kinds of posts, each a page of its own. */
export const postKinds = ['news', 'blog'] as const;
export type PostKind = (typeof postKinds)[number];

/** The name of a post in its address. */
export const slugPattern = '^[a-z0-9]{1,40}(-[a-z0-9]{1,40}){0,15}$';

/** What feedback is about. */
export const feedbackTypes = ['money', 'games', 'offers', 'account', 'site', 'other'] as const;

/** Most characters of feedback, where the brand sets no range of words (spec §5). */
export const feedbackLength = 140;

/** Most characters that are sent at all, for brands with a range of words. */
export const mostFeedback = 2_000;

/** Most characters of an address at which a visitor can be answered. */
export const contactLength = 80;

/** How many words a text has. */
export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
