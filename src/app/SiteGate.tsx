import { Shell } from './Shell';

export function SiteGate() {
  return <Shell />;
}
