import { useSearchParams } from 'react-router-dom';
import { agentFilterParameters } from '@/config/centres';

/** Changes when a link narrows the report otherwise, so that it starts anew instead of keeping another one's figures. */
export const useReportKey = (): string => {
  const [query] = useSearchParams();
  return agentFilterParameters.map((name) => query.get(name) ?? '').join(' ');
};
