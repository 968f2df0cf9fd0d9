import { useSite } from '../session/siteContext';

/** Reports to the operator a regular expression that no browser can run. */
export const useReportPattern = () => {
  const { client } = useSite();
  return (source: string): void => {
    const message = `acceptedPattern that cannot be run: ${source}`.slice(0, 500);
    void client.send('report', { kind: 'script', message });
  };
};
