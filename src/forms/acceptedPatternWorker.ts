interface Task {
  readonly source: string;
  readonly text: string;
}

const expression = (source: string): RegExp | null => {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Older expressions have escapes that the 'u' flag does not allow.
    }
  }
  return null;
};

self.onmessage = ({ data: { source, text } }: MessageEvent<Task>) =>
  self.postMessage(expression(source)?.test(text) ?? null);
self.postMessage('ready');
