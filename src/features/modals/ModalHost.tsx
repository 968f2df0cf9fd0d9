import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '#locales/namespaces';
import type { ModalName } from '@/config/modals';
import { useModal } from './useModal';

export interface ModalContentProps {
  /** What the address names beside the modal, unread: a notice by its number. */
  item: string | undefined;
  onClose: () => void;
}

export interface ModalEntry {
  /** The content, or a placeholder while it loads. */
  readonly content: () => ComponentType<ModalContentProps>;
  /** Fetches the content, which does not wait for the words. */
  readonly load: () => Promise<unknown>;
  /** Words it needs before it can show. */
  readonly words: readonly [Namespace, ...Namespace[]];
}

/** A modal whose content is fetched when its address is first met, or before. */
export const modalEntry = (
  load: () => Promise<ComponentType<ModalContentProps>>,
  ...words: ModalEntry['words']
): ModalEntry => {
  let come: ComponentType<ModalContentProps> | undefined;
  const fetch = async () => (come = await load());
  const Waiting = lazy(async () => ({ default: await fetch() }));
  // React shows what had to be waited for up to 300 ms late: what is here is not waited for.
  return { content: () => come ?? Waiting, load: fetch, words };
};

/** The one place where modals appear. What each shows is loaded when its address is first met. */
export function ModalHost({ entries }: { entries: Readonly<Record<ModalName, ModalEntry>> }) {
  const modal = useModal();
  if (modal === undefined) return null;
  return <Opened key={modal.name} entry={entries[modal.name]} item={modal.item} onClose={modal.close} />;
}

function Opened({ entry, ...props }: ModalContentProps & { entry: ModalEntry }) {
  const { content, load, words } = entry;
  const [Content] = useState(content);
  const { ready } = useTranslation(words);
  // That it fails is for the content to say.
  useEffect(() => void load().catch(() => undefined), [load]);
  if (!ready) return null;
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
