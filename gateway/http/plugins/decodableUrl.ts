const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The address with a path that can be decoded: each percent sign that begins no character stands for itself. People type
 * and cut addresses such as `/slot%`; they get the site's page for an unknown address (FIX-03).
 */
export const decodableUrl = (url: string): string => {
  const [path = '', ...query] = url.split('?');
  if (!path.includes('%') || isDecodable(path)) return url;
  const encoded = path.replaceAll(/(?:%[\da-f]{2})+|%/gi, (run) =>
    run !== '%' && isDecodable(run) ? run : run.replaceAll('%', '%25'),
  );
  return [encoded, ...query].join('?');
};
