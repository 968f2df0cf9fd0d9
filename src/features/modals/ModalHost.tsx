import { lazy, Suspense, useEffect, type ComponentType } from 'react';
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
  readonly Content: ComponentType<ModalContentProps>;
  /** Fetches the content, which does not wait for the words. */
  readonly load: () => Promise<unknown>;
  /** Words it needs before it can show. */
  readonly words: readonly [Namespace, ...Namespace[]];
}

/** A modal whose content is fetched when its address is first met. */
export const modalEntry = (
  load: () => Promise<ComponentType<ModalContentProps>>,
  ...words: ModalEntry['words']
): ModalEntry => ({ Content: lazy(async () => ({ default: await load() })), load, words });

/** The one place where modals appear. What each shows is loaded when its address is first met. */
export function ModalHost({ entries }: { entries: Readonly<Record<ModalName, ModalEntry>> }) {
  const modal = useModal();
  if (modal === undefined) return null;
  return <Opened key={modal.name} entry={entries[modal.name]} item={modal.item} onClose={modal.close} />;
}

function Opened({ entry: { Content, load, words }, ...props }: ModalContentProps & { entry: ModalEntry }) {
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
