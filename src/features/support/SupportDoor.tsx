import { useSite } from '@/data/session/siteContext';
import { OutsideChatWindow } from './OutsideChatWindow';
import { SupportChatWindow } from './SupportChatWindow';

/** The chat that the brand has: its own, or that of an outside party. */
export function SupportDoor({ onClose }: { onClose: () => void }) {
  const { outsideChat } = useSite().boot.brand;
  return outsideChat ? <OutsideChatWindow onClose={onClose} /> : <SupportChatWindow onClose={onClose} />;
}
