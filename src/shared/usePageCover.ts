import { useLocation } from 'react-router-dom';
import { agentPageOf } from '@/config/agentPageOf';
import { memberPageOf } from '@/config/memberPageOf';
import { hasModal } from '@/config/modals';
import { routeOf } from '@/config/routes';

/** Whether something lies above the page, and whether a popup may open by itself: games and lotteries are not interrupted. */
export const usePageCover = () => {
  const { search, pathname } = useLocation();
  const route = routeOf(pathname);
  const hasCentre = (memberPageOf(search) ?? agentPageOf(search)) !== undefined;
  const covered = hasModal(search) || hasCentre || route?.modal !== undefined;
  return { covered, interruptible: route?.layout === 'full' && !covered };
};
