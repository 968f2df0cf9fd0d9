/** Asks the server whether a file has been removed; false if the server does not answer. */
export const isFileRemoved = async (address: string): Promise<boolean> => {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    return false;
  }
};
