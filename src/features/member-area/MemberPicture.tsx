import { useImageHosts } from '@/data/resources/useImageHosts';
import { useMemberIcon } from '@/data/resources/useMemberIcon';
import { pictureSources } from '@/domain/pictureSources';
import { Avatar } from '@/ui/data-display/Avatar';

/** The member's chosen picture, otherwise a default figure. */
export function MemberPicture() {
  const icon = useMemberIcon();
  const hosts = useImageHosts();
  return <Avatar sources={icon === undefined ? [] : pictureSources(icon, hosts)} />;
}
