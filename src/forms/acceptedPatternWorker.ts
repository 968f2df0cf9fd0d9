interface Task {
  readonly source: string;
  readonly text: string;
}

const expression = (source: string): RegExp | null => {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Older expressions escape what the 'u' flag does not let them escape.
    }
  }
  return null;
};

self.onmessage = ({ data: { source, text } }: MessageEvent<Task>) =>
  self.postMessage(expression(source)?.test(text) ?? null);
self.postMessage('ready');
