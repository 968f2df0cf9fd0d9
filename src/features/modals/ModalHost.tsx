import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '#locales/namespaces';
import type { ModalName } from '@/config/modals';
import { useModal } from './useModal';

export interface ModalContentProps {
  /** The address's second parameter, not parsed: for a notice, its id. */
  item: string | undefined;
  onClose: () => void;
}

export interface ModalEntry {
  /** The content, or a placeholder while it loads. */
  readonly content: () => ComponentType<ModalContentProps>;
  /** Loads the content's chunk, independent of its texts. */
  readonly load: () => Promise<unknown>;
  /** Locale files that the content needs before it renders. */
  readonly words: readonly [Namespace, ...Namespace[]];
}

/** A modal whose content loads when its address is opened, or earlier. */
export const modalEntry = (
  load: () => Promise<ComponentType<ModalContentProps>>,
  ...words: ModalEntry['words']
): ModalEntry => {
  let come: ComponentType<ModalContentProps> | undefined;
  const fetch = async () => (come = await load());
  const Waiting = lazy(async () => ({ default: await fetch() }));
  // React shows suspended content up to 300 ms late, so content that is already loaded must not suspend.
  return { content: () => come ?? Waiting, load: fetch, words };
};

/** The one place where modals render. Each one's code loads when its address is first opened. */
export function ModalHost({ entries }: { entries: Readonly<Record<ModalName, ModalEntry>> }) {
  const modal = useModal();
  if (modal === undefined) return null;
  return <Opened key={modal.name} entry={entries[modal.name]} item={modal.item} onClose={modal.close} />;
}

function Opened({ entry, ...props }: ModalContentProps & { entry: ModalEntry }) {
  const { content, load, words } = entry;
  const [Content] = useState(content);
  const { ready } = useTranslation(words);
  // The content itself reports a failed load.
  useEffect(() => void load().catch(() => undefined), [load]);
  if (!ready) return null;
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
