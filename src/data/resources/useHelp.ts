import type { PostKind } from '#contract/help';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from '../session/useLanguage';
import { useSite } from '../session/siteContext';

export type HelpTopic = Value<'helpCenter'>['sections'][number];
export type Post = Value<'posts'>['list'][number];

const POSTS_A_PAGE = 9;

/** The help centre with terms and privacy (INFO-01). */
export const useHelpCentre = (): Resource<Value<'helpCenter'>> =>
  useEndpoint('helpCenter', { lang: useLanguage(), device: 'WEB' });

/** A page of news or of the blog, the newest first. */
export const usePosts = (kind: PostKind, page: number): Resource<Value<'posts'>> =>
  useEndpoint(
    'posts',
    { kind, language: useLanguage(), pageNo: String(page), pageSize: String(POSTS_A_PAGE) },
    { keepPreviousData: true },
  );

/** One post by its name in the address. */
export const usePost = (slug: string): Resource<Value<'post'>> =>
  useEndpoint('post', { slug, language: useLanguage() });

/** Sends feedback; sent again with the same id it gets the same number (INFO-02). */
export const useSendFeedback = () => {
  const { client } = useSite();
  return (body: Body<'feedback'>): Promise<CallResult<'feedback'>> => client.send('feedback', body);
};
