import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { withoutCentre } from '@/config/centres';
import { withoutModal } from '@/config/modals';
import { sessionKeys } from '@/config/storageKeys';
import { useSite } from '@/data/session/siteContext';

/** History entries since the centre was opened, beginning with its own; `at` is the current index. */
interface Trail {
  readonly keys: readonly string[];
  readonly at: number;
}

const follow = (trail: Trail | undefined, key: string, arrival: NavigationType): Trail | undefined => {
  if (trail === undefined) return arrival === NavigationType.Push ? { keys: [key], at: 0 } : undefined;
  const { keys, at } = trail;
  if (keys[at] === key) return trail;
  if (arrival === NavigationType.Push) return { keys: [...keys.slice(0, at + 1), key], at: at + 1 };
  if (arrival === NavigationType.Replace) return { keys: keys.with(at, key), at };
  const back = keys.indexOf(key);
  return back < 0 ? undefined : { keys, at: back };
};

/**
 * Closes the centre. If it was opened on this visit, this goes back past all its history entries, so that the back
 * button does not open it again. If it was opened by a shared link, it is removed from the address (spec §4).
 */
export const useCloseCentre = () => {
  const { pathname, search, hash, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const { sessionText } = useSite();
  const trail = useRef<Trail>(undefined);
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current || trail.current !== undefined) trail.current = follow(trail.current, key, arrival);
    begun.current = true;
  }, [key, arrival]);
  useEffect(() => () => sessionText.remove(sessionKeys.pointMall), [sessionText]);
  return (): void => {
    if (trail.current !== undefined) void navigate(-(trail.current.at + 1));
    else void navigate({ pathname, search: withoutCentre(withoutModal(search)), hash }, { replace: true });
  };
};
