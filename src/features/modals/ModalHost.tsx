import { Suspense, type ComponentType } from 'react';
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
  /** Words it needs before it can show. */
  readonly words: readonly [Namespace, ...Namespace[]];
}

/** The one place where modals appear. What each shows is loaded when its address is first met. */
export function ModalHost({ entries }: { entries: Readonly<Record<ModalName, ModalEntry>> }) {
  const modal = useModal();
  if (modal === undefined) return null;
  return <Opened key={modal.name} entry={entries[modal.name]} item={modal.item} onClose={modal.close} />;
}

function Opened({ entry: { Content, words }, ...props }: ModalContentProps & { entry: ModalEntry }) {
  const { ready } = useTranslation(words);
  if (!ready) return null;
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
