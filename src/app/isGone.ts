/** Asks the server whether a file is no longer there; a server that does not answer has not said so. */
export const isGone = async (address: string): Promise<boolean> => {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
};
