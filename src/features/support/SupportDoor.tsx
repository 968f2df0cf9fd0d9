import { useSite } from '@/data/session/siteContext';
import { OutsideChatModal } from './OutsideChatModal';
import { SupportChatModal } from './SupportChatModal';

/** Opens the chat that the brand has: its own, or that of an outside party. */
export function SupportDoor({ onClose }: { onClose: () => void }) {
  const { outsideChat } = useSite().boot.brand;
  return outsideChat ? <OutsideChatModal onClose={onClose} /> : <SupportChatModal onClose={onClose} />;
}
