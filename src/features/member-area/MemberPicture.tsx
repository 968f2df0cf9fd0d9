import { useImageHosts } from '@/data/resources/useImageHosts';
import { useMemberIcon } from '@/data/resources/useMemberIcon';
import { pictureSources } from '@/domain/pictureSources';
import { Avatar } from '@/ui/data-display/Avatar';

/** The picture that the member has chosen, else a figure. */
export function MemberPicture() {
  const icon = useMemberIcon();
  const hosts = useImageHosts();
  return <Avatar sources={icon === undefined ? [] : pictureSources(icon, hosts)} />;
}
