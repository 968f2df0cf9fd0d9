/** Size of the drawing in its own units; it is scaled to its container. */
export const chartSize = { width: 700, height: 120 } as const;

const share = (value: number, most: number): number => (most === 0 ? 0 : value / most);

/** Coordinates of the bars and line points for daily stakes and results; a point above the middle is a gain. */
export const chartShape = (days: readonly { readonly bar: number; readonly line: number }[]) => {
  const { width, height } = chartSize;
  const step = width / Math.max(days.length, 1);
  const mostBar = Math.max(0, ...days.map(({ bar }) => bar));
  const mostLine = Math.max(0, ...days.map(({ line }) => Math.abs(line)));
  return days.map(({ bar, line }, index) => {
    const tall = share(bar, mostBar) * height;
    return {
      bar: { x: index * step + step * 0.2, y: height - tall, width: step * 0.6, height: tall },
      point: { x: (index + 0.5) * step, y: height / 2 - share(line, mostLine) * (height / 2 - 6) },
    };
  });
};
